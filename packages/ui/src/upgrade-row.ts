import { sliderDefaults } from '@selvedge/domain/limits';
import Swiper from 'swiper';
import { Mousewheel } from 'swiper/modules';

/** Which ends a row has reached; both, when everything fits. */
export interface RowPlace {
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** A row that has been upgraded to a slider. */
export interface UpgradedRow {
  next(): void;
  previous(): void;
  /** One item on, and from the end back to the start. */
  step(): void;
  /** The items have changed. */
  update(): void;
  destroy(): void;
}

export interface RowClasses {
  /** The class of every item, without which the slider finds none. */
  readonly itemClass: string;
  readonly rowClass: string;
}

export interface RowParts extends RowClasses {
  readonly viewport: HTMLElement;
  readonly row: HTMLElement;
}

/** Set while the slider moves the row, so that the style sheet leaves scrolling and gaps to it. */
const upgraded = 'data-upgraded';

/**
 * Makes a slider of a row that scrolls, in place: the same elements, where the reader has left them. Comes with the
 * slider's code, so this file is imported when a row comes near the window.
 */
export function upgradeRow(
  { viewport, row, itemClass, rowClass }: RowParts,
  onPlace: (place: RowPlace) => void,
): UpgradedRow {
  const start = firstInView(viewport, itemsOf(row));
  // The slider writes the gap as a margin; with the style sheet's own beside it items would stand two gaps apart.
  const gap = () => Number.parseFloat(getComputedStyle(viewport).getPropertyValue('column-gap')) || 0;
  viewport.scrollLeft = 0;
  viewport.setAttribute(upgraded, '');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const swiper = new Swiper(viewport, {
    modules: [Mousewheel],
    wrapperClass: rowClass,
    slideClass: itemClass,
    slidesPerView: 'auto',
    spaceBetween: gap(),
    speed: isCalm.matches ? 0 : sliderDefaults.speed,
    initialSlide: start,
    // A wheel that is turned across moves the row, as it did before; one turned downwards moves the page.
    mousewheel: { forceToAxis: true, releaseOnEdges: true },
    on: {
      beforeResize: (own) => {
        own.params.spaceBetween = gap();
      },
    },
  });
  const tell = () => onPlace({ isStart: swiper.isBeginning, isEnd: swiper.isEnd });
  swiper.on('slideChange resize toEdge fromEdge update lock unlock', tell);
  const calm = () => {
    swiper.params.speed = isCalm.matches ? 0 : sliderDefaults.speed;
  };
  isCalm.addEventListener('change', calm);
  const stopFollowing = followFocus(viewport, row, (index) => swiper.slideTo(index));
  tell();
  /** A step is as many items as can be seen whole; reckoned from widths, since the row may be on its way. */
  const shown = () => {
    const width = itemsOf(row)[0]?.getBoundingClientRect().width ?? swiper.width;
    return Math.max(1, Math.floor((swiper.width + gap() + slack) / (width + gap())));
  };
  return {
    next: () => swiper.slideTo(swiper.activeIndex + shown()),
    previous: () => swiper.slideTo(Math.max(0, swiper.activeIndex - shown())),
    step: () => swiper.slideTo(swiper.isEnd ? 0 : swiper.activeIndex + 1),
    update: () => {
      swiper.update();
      tell();
    },
    destroy: () => {
      isCalm.removeEventListener('change', calm);
      stopFollowing();
      swiper.destroy(true, true);
      viewport.removeAttribute(upgraded);
    },
  };
}

/**
 * A browser brings what has the focus, or was searched for in the page, into view by scrolling, which would move the
 * row away under the slider. The scroll is taken back and the slider brings the item instead.
 */
function followFocus(viewport: HTMLElement, row: HTMLElement, bring: (index: number) => void): () => void {
  const bringFocused = ({ target }: Event) => {
    const items = itemsOf(row);
    const index = items.findIndex((item) => target instanceof Node && item.contains(target));
    const item = items[index];
    viewport.scrollLeft = 0;
    if (item && !isWithin(item, viewport)) bring(index);
  };
  const takeBack = () => {
    if (viewport.scrollLeft === 0) return;
    const index = firstInView(viewport, itemsOf(row));
    viewport.scrollLeft = 0;
    bring(index);
  };
  viewport.addEventListener('focusin', bringFocused);
  viewport.addEventListener('scroll', takeBack);
  return () => {
    viewport.removeEventListener('focusin', bringFocused);
    viewport.removeEventListener('scroll', takeBack);
  };
}

const itemsOf = (row: HTMLElement): HTMLElement[] =>
  [...row.children].flatMap((item) => (item instanceof HTMLElement ? [item] : []));

/** Half a pixel is lost in the rounding of widths. */
const slack = 1;

function isWithin(item: HTMLElement, viewport: HTMLElement): boolean {
  const [inner, outer] = [item.getBoundingClientRect(), viewport.getBoundingClientRect()];
  return inner.left >= outer.left - slack && inner.right <= outer.right + slack;
}

function firstInView(viewport: HTMLElement, items: readonly HTMLElement[]): number {
  const { left, right } = viewport.getBoundingClientRect();
  const index = items.findIndex((item) => {
    const { left: from, right: to } = item.getBoundingClientRect();
    const middle = (from + to) / 2;
    return middle >= left && middle <= right;
  });
  return Math.max(0, index);
}
