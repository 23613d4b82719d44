import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef } from 'react';
import styles from './carousel.module.css';
import { Control } from './carousel-control';
import { classNames } from './class-names';
import { lazyStates, useLazyItems } from './lazy-items';
import type { UpgradedRow } from './upgrade-row';
import { useAutoplay } from './use-autoplay';
import { useSlider } from './use-slider';

export interface CarouselWords {
  /** What assistive technology calls the whole and one of its parts. */
  readonly carousel: string;
  readonly slide: string;
  readonly position: (number: number, total: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
}

export interface CarouselItem {
  readonly key: string | number;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  /** What stands above the row, beside its buttons. */
  readonly head?: ReactNode;
  readonly items: readonly CarouselItem[];
  readonly words: CarouselWords;
  /** How wide the items are: product cards, teasers of articles, or films. */
  readonly look?: 'cards' | 'teasers' | 'films';
  /** Moves by itself, three seconds an item. Off unless a site asks for it; can always be paused. */
  readonly autoplay?: boolean;
  readonly className?: string | undefined;
}

/** What the slider knows the row and its items by. */
const classes = { itemClass: styles.item ?? '', rowClass: styles.row ?? '' };

const looks = { cards: styles.cards, teasers: styles.teasers, films: styles.films } as const;

/**
 * A row of items. The server draws a row that scrolls and snaps, which works without script; when it comes near the
 * window it becomes a slider in place, with buttons, arrow keys, and a pause button where it moves by itself.
 */
export function Carousel({ label, head, items, words, look = 'cards', autoplay = false, className }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const viewportId = useId();
  const { slider, place } = useSlider({ viewport, row }, classes, items.map(({ key }) => key).join());
  useLazyItems(viewport);
  const step = useCallback(() => slider?.step(), [slider]);
  const isStuck = place.isStart && place.isEnd;
  const { isOn, toggle } = useAutoplay(autoplay && slider !== null && !isStuck, viewport, step);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern of a carousel is a group; a fieldset is a form's
    <div
      className={classNames(styles.carousel, looks[look], className)}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={(event) => slider && moveByKey(event, slider)}
    >
      <div className={styles.top}>
        <div className={styles.head}>{head}</div>
        {/* Keeps its room before it is filled, so that nothing moves when it is. */}
        <div className={classNames(styles.controls, autoplay && styles.three)}>
          {slider && !isStuck && (
            <>
              {autoplay && (
                <Control label={isOn ? words.pause : words.play} controls={viewportId} onPress={toggle}>
                  <path d={isOn ? 'M5 3v10M11 3v10' : 'M5 3l8 5-8 5z'} />
                </Control>
              )}
              <Control
                label={words.previous}
                controls={viewportId}
                isOff={place.isStart}
                onPress={slider.previous}
                mirrored
              >
                <path d="M10 2L4 8l6 6" />
              </Control>
              <Control label={words.next} controls={viewportId} isOff={place.isEnd} onPress={slider.next} mirrored>
                <path d="M6 2l6 6-6 6" />
              </Control>
            </>
          )}
        </div>
      </div>
      <div ref={viewport} id={viewportId} className={styles.viewport}>
        <div ref={row} className={styles.row}>
          {items.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            <div
              key={key}
              className={styles.item}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(index + 1, items.length)}
              data-lazy={lazyStates.pending}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function moveByKey(event: KeyboardEvent<HTMLElement>, slider: UpgradedRow): void {
  const inField = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
  if (inField || event.altKey || event.ctrlKey || event.metaKey) return;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (event.key !== forward && event.key !== back) return;
  event.preventDefault();
  if (event.key === forward) slider.next();
  else slider.previous();
}
