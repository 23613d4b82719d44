import { type RefObject, useEffect } from 'react';

/**
 * Makes a `<details>` behave like a menu: Escape closes it and gives the focus back to its summary, a press beside it
 * and a focus that goes elsewhere close it. One that keeps the focus passes `staysOnFocusOut`.
 */
export function useDismissal(details: RefObject<HTMLDetailsElement>, staysOnFocusOut = false): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      // A menu in a menu: one Escape closes one.
      event.stopPropagation();
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const closeFor = (target: EventTarget | null) => {
      if (target instanceof Node && !element.contains(target)) element.open = false;
    };
    const closeByPress = ({ target }: Event) => closeFor(target);
    const closeByFocus = ({ relatedTarget }: FocusEvent) => closeFor(relatedTarget);
    element.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeByPress);
    if (!staysOnFocusOut) element.addEventListener('focusout', closeByFocus);
    return () => {
      element.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeByPress);
      element.removeEventListener('focusout', closeByFocus);
    };
  }, [details, staysOnFocusOut]);
}
