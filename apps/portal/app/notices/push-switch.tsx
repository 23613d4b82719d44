import { useFetcher } from '@remix-run/react';
import { Button } from '@selvedge/ui';
import { useEffect, useState } from 'react';
import type { Locale } from '../language/address';
import { m } from '../paraglide/messages';
import { canPush, endPush, type PushState, pushState, startPush } from './browser-push';
import styles from './notices-page.module.css';

/** Switches notices on this device on and off. It needs script, as what it switches does. */
export function PushSwitch({ publicKey, locale }: { publicKey: string; locale: Locale }) {
  const [state, setState] = useState<PushState>('unknown');
  const { submit } = useFetcher();
  useEffect(() => {
    void pushState().then(setState);
  }, []);

  const post = (intent: string, fields: Readonly<Record<string, string>>) =>
    submit({ intent, ...fields }, { method: 'post' });
  const change = async () => {
    const before = state;
    setState('changing');
    if (before === 'on') {
      const endpoint = await endPush();
      if (endpoint !== null) post('remove-device', { endpoint });
    } else {
      const subscription = await startPush(publicKey);
      if (subscription !== null) post('register-device', subscription);
    }
    setState(await pushState());
  };

  if (state === 'unknown') return null;
  if (!canPush(state)) return <p className={styles.hint}>{m.notices_push_cannot({}, { locale })}</p>;
  return (
    <div className={styles.push}>
      <p className={styles.hint} role="status">
        {(state === 'on' ? m.notices_push_on : state === 'denied' ? m.notices_push_denied : m.notices_push_off)(
          {},
          { locale },
        )}
      </p>
      {state !== 'denied' && (
        <Button
          type="button"
          kind="plain"
          className={styles.change}
          busy={state === 'changing'}
          onClick={() => void change()}
        >
          {(state === 'on' ? m.notices_push_end : m.notices_push_start)({}, { locale })}
        </Button>
      )}
    </div>
  );
}
