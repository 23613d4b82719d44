import { classNames, Picture, type PictureSource } from '@selvedge/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../layout/use-hydrated';
import { m } from '../paraglide/messages';
import { PlayMark } from '../video/play-mark';
import { videoLength } from '../video/video-length';
import styles from './album.module.css';
import { AlbumSlide } from './album-slide';
import type { Slide } from './album-slides';

/**
 * The album of a product: a strip that is swiped or scrolled, thumbnails that lead to its pictures, and below it the
 * other ways to look. All of them are links to their places and need no script; scripts keep the page still, mark what
 * is in view, and add the magnifier and the full screen.
 */
export function Album({ slides, title }: { readonly slides: readonly Slide[]; readonly title: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [magnifies, setMagnifies] = useState(true);
  const isHydrated = useHydrated();
  const pictures = slides.flatMap((slide) => (slide.kind === 'picture' ? [slide.picture] : []));

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setCurrent(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    const element = strip.current;
    const slide = element?.children[index];
    // Its own place, whichever way the page is written.
    if (element && slide instanceof HTMLElement) element.scrollTo({ left: slide.offsetLeft - element.offsetLeft });
  };
  const zoom = async (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The plain picture is better than nothing when the viewer cannot be loaded.
    const address = event.currentTarget.getAttribute('href');
    try {
      const { openZoom } = await import('./zoom');
      openZoom(pictures, index, zoomWords(title));
    } catch {
      if (address) window.location.assign(address);
    }
  };

  if (slides.length === 0) return <Picture source={null} ratio="1 / 1" sizes="50vw" className={styles.alone} />;
  return (
    <section className={styles.album} aria-label={m.album_of({ name: title })}>
      {slides.length > 1 && (
        <ul className={styles.thumbs}>
          {slides.map((slide, index) => (
            <li key={keyOf(slide)}>
              <a
                className={styles.thumb}
                href={`#picture-${index + 1}`}
                aria-label={thumbLabel(slide, index, title)}
                {...(index === current && { 'aria-current': 'true' })}
                onClick={(event) => show(event, index)}
              >
                <Picture source={stillOf(slide)} ratio="1 / 1" list="albumThumb" sizes="100px" decorative />
                {slide.kind === 'film' && <PlayMark />}
                {slide.kind === 'model' && <span className={styles.badge}>3D</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.stage}>
        <ul className={styles.strip} ref={strip} aria-label={m.pictures()}>
          {slides.map((slide, index) => (
            <li key={keyOf(slide)} id={`picture-${index + 1}`} className={styles.slide}>
              <AlbumSlide
                slide={slide}
                title={title}
                isFirst={index === 0}
                magnifies={magnifies}
                onZoom={(event) => zoom(event, index)}
              />
            </li>
          ))}
        </ul>
        <ul className={styles.ways} aria-label={m.ways_to_look()}>
          {isHydrated && pictures.length > 0 && (
            <li className={styles.mouseOnly}>
              <button
                type="button"
                className={classNames(styles.way, magnifies && styles.on)}
                aria-pressed={magnifies}
                onClick={() => setMagnifies(!magnifies)}
              >
                {m.magnifier()}
              </button>
            </li>
          )}
          {slides.map((slide, index) =>
            slide.kind === 'picture' ? null : (
              <li key={keyOf(slide)}>
                <a
                  className={classNames(styles.way, index === current && styles.on)}
                  href={`#picture-${index + 1}`}
                  onClick={(event) => show(event, index)}
                >
                  {wayName(slide)}
                </a>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}

const keyOf = (slide: Slide): string => {
  if (slide.kind === 'film') return slide.film.href;
  return slide.kind === 'model' ? slide.url : slide.picture.url;
};

function stillOf(slide: Slide): PictureSource | null {
  if (slide.kind === 'film') return slide.film.image;
  return slide.kind === 'model' ? slide.poster : slide.picture;
}

function wayName(slide: Exclude<Slide, { kind: 'picture' }>): string {
  if (slide.kind === 'film') return m.film_title({ length: videoLength(slide.film.duration) });
  return slide.kind === 'model' ? m.model_title() : m.pattern_title();
}

function thumbLabel(slide: Slide, index: number, title: string): string {
  if (slide.kind === 'picture') return m.show_picture({ number: index + 1, alt: slide.picture.alt });
  return m.show_slide({
    name: slide.kind === 'film' ? m.film_of({ name: slide.film.title }) : `${wayName(slide)}, ${title}`,
  });
}

const zoomWords = (title: string) => ({
  label: m.album_of({ name: title }),
  close: m.close(),
  zoom: m.zoom_in_out(),
  previous: m.previous_page(),
  next: m.next_page(),
  of: m.picture_count(),
  failed: m.picture_failed(),
});
