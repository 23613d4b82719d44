/** Gives the focus to what is no control as well, without moving the page: whoever calls this has moved it. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // A heading is a stop for this once; afterwards a press on it must not frame it.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
