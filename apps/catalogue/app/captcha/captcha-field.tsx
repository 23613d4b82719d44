import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '../layout/use-hydrated';
import { m } from '../paraglide/messages';
import { type AskedCaptcha, captchaFieldName } from './captcha-data';
import styles from './captcha-field.module.css';

const CaptchaWidget = lazy(() => import('./captcha-widget'));

/**
 * Asks for a confirmation in a form that was sent before from the same address. The browser counts for it, by a widget
 * that is loaded only now. Where no script runs, or the browser cannot count, waiting does as well.
 */
export function CaptchaField({ asked }: { readonly asked: AskedCaptcha | null | undefined }) {
  if (!asked) return null;
  // A new puzzle begins anew.
  return <Asked key={asked.challenge} asked={asked} />;
}

function Asked({ asked }: { readonly asked: AskedCaptcha }) {
  const isHydrated = useHydrated();
  const [cannotCount, setCannotCount] = useState(false);
  const counts = isHydrated && !cannotCount;
  return (
    <div className={styles.captcha} data-captcha={counts ? 'count' : 'wait'}>
      <p className={styles.words} role="alert" tabIndex={-1}>
        {counts ? m.captcha_ask() : m.captcha_wait({ seconds: asked.wait.seconds })}
      </p>
      {counts ? (
        <Suspense fallback={<p className={styles.loading}>{m.captcha_verifying()}</p>}>
          <CaptchaWidget asked={asked} onFail={() => setCannotCount(true)} />
        </Suspense>
      ) : (
        <input type="hidden" name={captchaFieldName} value={asked.wait.payload} />
      )}
    </div>
  );
}
