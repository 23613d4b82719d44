import { type RefObject, useEffect } from 'react';

/** Moves the focus to the first refused field, each time a form comes back. */
export function useFirstIssue(form: RefObject<HTMLFormElement>, answer: unknown): void {
  useEffect(() => {
    if (!answer) return;
    const target = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    target?.focus();
  }, [answer, form]);
}
