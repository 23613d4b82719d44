import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** How often an order that waits is looked at, and how long nobody's coming is waited for. */
const every = 5000;
const longest = 15 * 60_000;

/** Keeps an order's page in step with what happens in the payment's window; a hidden page asks nobody. */
export function useOrderUpdates(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isAsking = useRef(false);
  isAsking.current = state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    const since = Date.now();
    const look = () => {
      if (document.visibilityState === 'visible' && !isAsking.current && Date.now() - since < longest) revalidate();
    };
    const timer = setInterval(look, every);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [isWaiting, revalidate]);
}
