import { limits } from '@selvedge/domain/limits';

/** How a header looks, and where its page stood when that was seen. */
export interface HeaderLook {
  /** Whole pixels from the top. */
  readonly y: number;
  /** Scrolled past 300 px (specification §9): the header is a compact bar with its own ground. */
  readonly isPast: boolean;
  /** Out of sight because the page is read downwards. */
  readonly isHidden: boolean;
}

export const lookAtTop: HeaderLook = { y: 0, isPast: false, isHidden: false };

/** A hand on a touchpad trembles: a way shorter than this, in pixels, is no direction. */
const tremble = 4;

/**
 * What a header looks like after a scroll (specification §2, §9): past 300 px it changes, hides on the way down and
 * shows on the way up.
 *
 * @param scrolled in pixels; a page that is pulled beyond its top has less than none
 * @example
 * nextLook({ y: 400, isPast: true, isHidden: false }, 500).isHidden; // true
 */
export function nextLook(before: HeaderLook, scrolled: number): HeaderLook {
  const y = Math.max(0, Math.round(scrolled));
  const isPast = y > limits.headerScroll;
  if (!isPast) return { y, isPast, isHidden: false };
  if (before.isPast && Math.abs(y - before.y) < tremble) return before;
  return { y, isPast, isHidden: y > before.y };
}
