import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages';
import styles from './navigation-progress.module.css';

/** A page that comes sooner than this, in milliseconds, needs no words about its coming. */
const patienceMs = 200;

/** Whether the next page lets one wait. */
export function useIsWaiting(): boolean {
  const isBusy = useNavigation().state !== 'idle';
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isBusy) return setWaiting(false);
    const timer = setTimeout(() => setWaiting(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isWaiting;
}

/** Says that the next page is on its way, in sight and aloud. */
export function NavigationProgress({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <div className={styles.place} role="status">
      {isWaiting && (
        <p className={styles.words}>
          <span className={styles.thread} aria-hidden="true" />
          {m.page_is_coming()}
        </p>
      )}
    </div>
  );
}
