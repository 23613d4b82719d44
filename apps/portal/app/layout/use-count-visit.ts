import { useEffect } from 'react';

/**
 * Counts that a page was opened (specification §7, visits): its address and nothing of who opened it. It goes as a
 * beacon, which keeps nothing waiting and whose failure is nobody's matter.
 */
export function useCountVisit(ccId: number, pathname: string): void {
  useEffect(() => {
    const body = new Blob([JSON.stringify({ ccId, page: pathname })], { type: 'application/json' });
    navigator.sendBeacon?.('/v1/h5/cc/visit/add', body);
  }, [ccId, pathname]);
}
