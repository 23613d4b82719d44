import { formatFileSize } from '@selvedge/domain/text';
import { convertImage } from '@selvedge/rewriting';
import { Button } from '@selvedge/ui';
import { useEffect, useRef, useState } from 'react';
import { languageTag } from '../language/address';
import { useLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import type { FilmData } from './film-data';
import styles from './film-player.module.css';

/** What the browser calls a film of which it could play no file. */
const NO_SOURCE = 3;

/**
 * Plays a film when it is asked to, with captions in every language of the site. It never begins by itself with
 * sound: `starts` plays silently, for a popup that was opened to see it. A film that fails says so.
 */
export function FilmPlayer({ film, starts = false }: { readonly film: FilmData; readonly starts?: boolean }) {
  const { title, image, files, tracks } = film;
  const player = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const locale = useLocale();
  const poster = image && convertImage(image.url, { thumbnail: { type: 4, width: 1440 }, convert: { quality: 80 } });

  useEffect(() => {
    const element = player.current;
    // It may have failed before scripts took over.
    if (element && (element.error || element.networkState === NO_SOURCE)) setFailed(true);
    if (!element || !starts || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.muted = true;
    // A browser that will not begin by itself leaves that to the button.
    element.play().catch(() => {});
  }, [starts]);

  const tryAgain = () => {
    setFailed(false);
    player.current?.load();
    player.current?.focus();
  };
  return (
    <div className={styles.film}>
      <video
        ref={player}
        className={styles.screen}
        controls
        playsInline
        preload="none"
        {...(poster && { poster })}
        aria-label={m.film_of({ name: title })}
        onError={() => setFailed(true)}
      >
        {files.map(({ url, type }, index) => (
          <source
            key={url}
            src={url}
            type={type}
            // The files are tried in their order; only the last one's failure is the film's.
            {...(index === files.length - 1 && { onError: () => setFailed(true) })}
          />
        ))}
        {tracks.map(({ url, language }) => (
          <track key={url} kind="captions" src={url} default={language === locale} {...languageOf(language)} />
        ))}
      </video>
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p className={styles.what}>{m.film_failed()}</p>
          <p>{m.film_failed_text()}</p>
          <div className={styles.ways}>
            <Button onClick={tryAgain}>{m.film_again()}</Button>
            <FilmDownload film={film} />
          </div>
        </div>
      )}
    </div>
  );
}

/** The way to see a film that works everywhere: its file. */
export function FilmDownload({ film: { files } }: { readonly film: FilmData }) {
  const file = files.find(({ type }) => type === 'video/mp4') ?? files[0];
  if (!file) return null;
  const type = (file.type.split('/')[1] ?? file.type).toUpperCase();
  return (
    <a className={styles.download} href={file.url} download>
      {m.film_download({ type, size: formatFileSize(file.size) })}
    </a>
  );
}

/** Languages are called as their readers call them. */
const ownNames: Readonly<Record<string, string>> = { en: 'English', 'zh-cn': '中文' };

function languageOf(language: string) {
  const tag = (languageTag as Readonly<Record<string, string>>)[language] ?? language;
  return { srcLang: tag, label: ownNames[language] ?? tag };
}
