import { useEffect, useRef, useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { said } from '../data-provider';

/** What was wrong with what was sent, by field. */
export type Wrong = Readonly<Record<string, string>>;

/**
 * Does something for a screen, once at a time, and shows what has become of it. What is wrong at a field is told to the
 * form that sent it.
 */
export function useAct() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const sender = useRef<Element | null>(null);
  // Whoever was refused goes on where something is wrong, and not where the pressed button has been.
  useEffect(() => {
    if (Object.keys(wrong).length === 0) return;
    (sender.current ?? document).querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  /** @returns what was answered, or nothing when it was refused */
  const act = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    sender.current = document.activeElement?.closest('form, [role="dialog"]') ?? null;
    setBusy(true);
    setWrong({});
    try {
      const answer = await said(work());
      refresh();
      return answer;
    } catch (error) {
      const fields = error instanceof HttpError ? (error.body?.errors as Wrong | undefined) : undefined;
      setWrong(fields ?? {});
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { act, isBusy, wrong };
}
