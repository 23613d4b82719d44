import { type SalePeriod, type SalePhase, salePhase, startCountdown, type TimeLeft } from '@selvedge/domain/discount';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { everySecond } from './every-second';
import { followTime, knownTime, serverNow } from './server-clock';

export interface SaleCountdown {
  readonly phase: SalePhase;
  readonly left: TimeLeft;
}

/**
 * Counts down to a sale's end, or its start, by the server's clock (specification §4). Null until that is known, and
 * on the server.
 *
 * @param onZero called when a moment is reached: the sale has begun, or is over
 */
export function useSaleCountdown(
  { start, end, phase: told }: SalePeriod & { readonly phase: SalePhase },
  onZero: () => void,
): SaleCountdown | null {
  const known = useSyncExternalStore(followTime, knownTime, () => null);
  const [shown, setShown] = useState<SaleCountdown | null>(null);
  const [turns, setTurns] = useState(0);

  // A new answer of the server, and a moment that was reached, begin anew.
  useEffect(() => {
    const now = serverNow();
    if (now === null) return;
    const phase = salePhase({ start, end }, now);
    // The page is older than the moment: what it says of the sale is not so any more.
    if (phase !== told) onZero();
    if (phase === 'none') return setShown({ phase, left: { days: 0, hours: 0, minutes: 0, seconds: 0 } });
    return startCountdown({
      target: phase === 'now' ? end : start,
      now: () => serverNow() ?? now,
      everySecond,
      onTick: (left) => setShown({ phase, left }),
      // Begins anew, which finds the page older than the moment.
      onZero: () => setTurns((turn) => turn + 1),
    });
  }, [known, start, end, told, turns, onZero]);

  return shown;
}
