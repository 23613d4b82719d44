import type { KeyboardEvent } from 'react';

const stops = 'a[href], button:not([disabled]), input:not([type="hidden"]):not([disabled]), summary';

/** Leads Tab from the last stop of what covers the page to its first one, and back: what it covers is not seen. */
export function keepFocusIn(frame: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const all = [...frame.querySelectorAll<HTMLElement>(stops)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
