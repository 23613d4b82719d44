import { type RefObject, useEffect } from 'react';
import { whenLoaded } from './when-loaded';

/** The lazy-load states of a list's items (specification §4), as they stand in `data-lazy`. */
export const lazyStates = { pending: '0', loading: '1', loaded: '2' } as const;

/** How far below the window an item is sent for, so that it has come when it comes into view. */
const ahead = '300px';

/**
 * Keeps the lazy-load state of every item of a list that carries `data-lazy`: 0 until it comes near the window, 1
 * while its pictures load, 2 when they have come. The attribute is written past React, which never changes it again.
 */
export function useLazyItems(list: RefObject<HTMLElement>): void {
  useEffect(() => (list.current ? watchLazyItems(list.current) : undefined));
}

/** @returns stops watching; states that were reached stay */
export function watchLazyItems(list: HTMLElement): () => void {
  const stops: (() => void)[] = [];
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        near.unobserve(target);
        stops.push(load(target));
      }
    },
    { rootMargin: ahead },
  );
  for (const item of list.querySelectorAll<HTMLElement>('[data-lazy]')) {
    if (item.dataset.lazy === lazyStates.loaded) continue;
    if (picturesOf(item).every(({ complete }) => complete)) item.dataset.lazy = lazyStates.loaded;
    else near.observe(item);
  }
  return () => {
    near.disconnect();
    for (const stop of stops) stop();
  };
}

function load(item: HTMLElement): () => void {
  item.dataset.lazy = lazyStates.loading;
  const waiting = new Set(picturesOf(item));
  const stops = [...waiting].map((picture) =>
    whenLoaded(picture, () => {
      waiting.delete(picture);
      if (waiting.size === 0) item.dataset.lazy = lazyStates.loaded;
    }),
  );
  if (stops.length === 0) item.dataset.lazy = lazyStates.loaded;
  return () => {
    for (const stop of stops) stop();
  };
}

/** The pictures that are drawn: one that waits for a pointer is not sent for, and would be waited for in vain. */
function picturesOf(item: HTMLElement): HTMLImageElement[] {
  return [...item.querySelectorAll('img')].filter((picture) => picture.checkVisibility());
}
