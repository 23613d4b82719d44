import { type RefObject, useEffect, useState } from 'react';
import type { RowClasses, RowPlace, UpgradedRow } from './upgrade-row';

const atStart: RowPlace = { isStart: true, isEnd: false };

/** Upgrades the row when it comes near the window; until then, and where that fails, it scrolls as it always did. */
export function useSlider(
  { viewport, row }: { readonly viewport: RefObject<HTMLElement>; readonly row: RefObject<HTMLElement> },
  classes: RowClasses,
  keys: string,
): { slider: UpgradedRow | null; place: RowPlace } {
  const [slider, setSlider] = useState<UpgradedRow | null>(null);
  const [place, setPlace] = useState(atStart);

  useEffect(() => {
    const parts = viewport.current && row.current && { viewport: viewport.current, row: row.current };
    if (!parts) return;
    let isGone = false;
    let made: UpgradedRow | undefined;
    const near = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        try {
          const { upgradeRow } = await import('./upgrade-row');
          if (isGone) return;
          made = upgradeRow({ ...parts, ...classes }, setPlace);
          setSlider(made);
        } catch (error) {
          // The row still scrolls; a lost connection must not take the page with it.
          console.warn('A row stays without its slider.', error);
        }
      },
      { rootMargin: '200px' },
    );
    near.observe(parts.viewport);
    return () => {
      isGone = true;
      near.disconnect();
      made?.destroy();
      setSlider(null);
    };
  }, [viewport, row, classes]);

  // Looks again when the items are others.
  useEffect(() => slider?.update(), [slider, keys]);

  return { slider, place };
}
