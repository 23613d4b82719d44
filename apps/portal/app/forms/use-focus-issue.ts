import { type RefObject, useEffect } from 'react';

/** Where the focus goes, the first that is there: what was refused, what is typed next, what came of the form. */
const places = ['[aria-invalid="true"]', '[data-next]', '[data-outcome]', '[role="alert"]'];

/** Puts the focus where a form was refused, or where the next thing is to be typed, whenever an outcome comes. */
export function useFocusIssue(form: RefObject<HTMLElement>, outcome: object | undefined): void {
  useEffect(() => {
    if (outcome === undefined) return;
    for (const place of places) {
      const found = form.current?.querySelector<HTMLElement>(place);
      if (found) return found.focus();
    }
  }, [form, outcome]);
}
