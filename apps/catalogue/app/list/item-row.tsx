import { Carousel, type CarouselProps } from '@selvedge/ui';
import type { ReactNode } from 'react';
import { useSite } from '../layout/site-data';
import { m } from '../paraglide/messages';
import styles from './item-row.module.css';

/**
 * A row of products, articles or films under its heading, with a way to all of them. Nothing moves by itself unless
 * the site asks for it.
 */
export function ItemRow({
  title,
  all,
  ...row
}: Pick<CarouselProps, 'items' | 'look'> & {
  readonly title: string;
  /** A link to everything of the kind. */
  readonly all?: ReactNode;
}) {
  const layout = useSite()?.layout;
  return (
    <Carousel
      {...row}
      autoplay={layout?.listAutoplay ?? false}
      label={title}
      head={
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {all}
        </div>
      }
      words={{
        carousel: m.carousel(),
        slide: m.carousel_slide(),
        position: (number, total) => m.carousel_position({ number, total }),
        previous: m.carousel_previous(),
        next: m.carousel_next(),
        pause: m.carousel_pause(),
        play: m.carousel_play(),
      }}
    />
  );
}
