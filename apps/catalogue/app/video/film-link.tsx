import { Dialog, UiLink } from '@selvedge/ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { m } from '../paraglide/messages';
import type { FilmData } from './film-data';
import styles from './film-link.module.css';
import { FilmDownload, FilmPlayer } from './film-player';

/**
 * A link to a film's own page that plays the film where one is. Without script, and opened in another tab, it is what
 * it says it is: the address to share.
 */
export function FilmLink({
  film,
  className,
  children,
}: {
  readonly film: FilmData;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <UiLink className={className} href={film.href} onClick={open} aria-haspopup="dialog">
        {children}
      </UiLink>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={film.title} closeLabel={m.close()} size="wide">
        <FilmPlayer film={film} starts />
        <div className={styles.foot}>
          <p>{film.description}</p>
          <div className={styles.ways}>
            <UiLink className={styles.way} href={film.href} onClick={() => setOpen(false)}>
              {m.film_page()}
            </UiLink>
            <FilmDownload film={film} />
          </div>
        </div>
      </Dialog>
    </>
  );
}
