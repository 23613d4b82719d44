import { useEffect, useState } from 'react';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import styles from './account.module.css';
import type { AskedGuard } from './refused';
import { solvePuzzle } from './solve-puzzle';

/**
 * Asks for a confirmation in a form that was sent often from one address: the browser counts for it. Where no script
 * runs, or the browser cannot count, waiting does as well.
 */
export function GuardField({ asked, locale }: { readonly asked: AskedGuard | null; readonly locale: Locale }) {
  return asked && <Asked key={asked.challenge} asked={asked} locale={locale} />;
}

function Asked({ asked, locale }: { readonly asked: AskedGuard; readonly locale: Locale }) {
  const [payload, setPayload] = useState<string | null>(null);
  const [isCounting, setCounting] = useState(false);
  useEffect(() => {
    // Only pages that came safely may count; over plain http the browser has no means to.
    if (globalThis.crypto?.subtle === undefined) return;
    const controller = new AbortController();
    setCounting(true);
    solvePuzzle(asked, controller.signal).then(
      (solved) => {
        if (controller.signal.aborted) return;
        setPayload(solved);
        setCounting(false);
      },
      () => setCounting(false),
    );
    return () => controller.abort();
  }, [asked]);
  const words = isCounting
    ? m.account_guard_ask({}, { locale })
    : payload === null
      ? m.account_guard_wait({ seconds: asked.wait.seconds }, { locale })
      : m.account_guard_ready({}, { locale });
  return (
    <div className={styles.guard} data-guard={isCounting ? 'counting' : 'ready'}>
      <p role="status">{words}</p>
      <input type="hidden" name="captcha" value={payload ?? asked.wait.payload} />
    </div>
  );
}
