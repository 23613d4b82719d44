import { convertImage } from '@selvedge/rewriting';
import { Picture } from '@selvedge/ui';
import type { MouseEvent } from 'react';
import { m } from '../paraglide/messages';
import { FilmPlayer } from '../video/film-player';
import styles from './album.module.css';
import type { Slide } from './album-slides';
import { Magnifier } from './magnifier';
import { ModelView } from './model-view';
import { PatternAtScale } from './pattern-at-scale';

/** One place of the album. */
export function AlbumSlide({
  slide,
  title,
  isFirst,
  magnifies,
  onZoom,
}: {
  readonly slide: Slide;
  readonly title: string;
  readonly isFirst: boolean;
  readonly magnifies: boolean;
  readonly onZoom: (event: MouseEvent) => void;
}) {
  switch (slide.kind) {
    case 'pattern':
      return <PatternAtScale picture={slide.picture} repeatMm={slide.repeatMm} title={title} />;
    case 'model':
      return <ModelView url={slide.url} poster={slide.poster} title={title} />;
    case 'film':
      return (
        <div className={styles.film}>
          <FilmPlayer film={slide.film} />
          <p className={styles.filmTitle}>{slide.film.title}</p>
        </div>
      );
    case 'picture':
      return (
        <Magnifier picture={slide.picture} isOn={magnifies}>
          <a
            className={styles.zoom}
            href={convertImage(slide.picture.url, { thumbnail: { type: 4, width: 1920 }, convert: { quality: 80 } })}
            aria-label={m.full_screen_of({ alt: slide.picture.alt })}
            aria-haspopup="dialog"
            onClick={onZoom}
          >
            <Picture
              source={slide.picture}
              ratio="1 / 1"
              list="detail"
              sizes="(max-width: 640px) 74vw, (max-width: 992px) 100vw, 660px"
              {...(isFirst && { priority: true })}
            />
            <span className={styles.corner} aria-hidden="true">
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" />
              </svg>
            </span>
          </a>
        </Magnifier>
      );
  }
}
