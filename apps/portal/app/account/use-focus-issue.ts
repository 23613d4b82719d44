import { type RefObject, useEffect } from 'react';
import type { Outcome } from './refused';

/** Puts the focus where a form was refused, or where the next thing is to be typed. */
export function useFocusIssue(form: RefObject<HTMLElement>, outcome: Outcome | undefined): void {
  useEffect(() => {
    if (outcome === undefined) return;
    const place =
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      form.current?.querySelector<HTMLElement>('[data-next]') ??
      form.current?.querySelector<HTMLElement>('[data-outcome]');
    place?.focus();
  }, [form, outcome]);
}
