import { Picture, type PictureSource } from '@selvedge/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { m } from '../paraglide/messages';
import styles from './album.module.css';

/**
 * The pictures of a product: a strip that is swiped or scrolled, with thumbnails that lead to each. The thumbnails are
 * links to their pictures and need no script; scripts keep the page still and mark the one in view.
 */
export function Album({ pictures, title }: { readonly pictures: readonly PictureSource[]; readonly title: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    const element = strip.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'auto' });
  };

  if (pictures.length === 0) {
    return <Picture source={null} ratio="1 / 1" sizes="50vw" className={styles.alone} />;
  }
  return (
    <section className={styles.album} aria-label={m.album_of({ name: title })}>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                className={styles.thumb}
                href={`#picture-${index + 1}`}
                aria-label={m.show_picture({ number: index + 1, alt: picture.alt })}
                {...(index === current && { 'aria-current': 'true' })}
                onClick={(event) => show(event, index)}
              >
                <Picture source={picture} ratio="1 / 1" list="albumThumb" sizes="72px" decorative />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.strip} ref={strip} tabIndex={pictures.length > 1 ? 0 : undefined} aria-label={m.pictures()}>
        {pictures.map((picture, index) => (
          <li key={picture.url} id={`picture-${index + 1}`} className={styles.picture}>
            <Picture
              source={picture}
              ratio="1 / 1"
              list="detail"
              sizes="(max-width: 992px) 100vw, 660px"
              {...(index === 0 && { priority: true })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
