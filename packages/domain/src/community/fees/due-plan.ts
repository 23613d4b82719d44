import { type Cents, cents, type PerMille, splitCents } from '../../money';
import { addDays, type Day } from './calendar-day';

/**
 * A step of a fee's plan: a share that falls due some days after its period begins (before it with a negative number).
 * The shares of a plan make a thousand.
 *
 * @example
 * const step: DueStep = { days: 30, share: perMille(1000) };
 */
export interface DueStep {
  readonly days: number;
  readonly share: PerMille;
}

/**
 * A part of a bill and the day until which it is to be paid.
 *
 * @example
 * const part: Instalment = { number: 1, dueOn: '2026-01-31', cents: cents(50_000) };
 */
export interface Instalment {
  /** Counted from 1. */
  readonly number: number;
  readonly dueOn: Day;
  readonly cents: Cents;
}

/**
 * The instalments of an amount, which add up to it to the cent. What would fall due before `earliest` is due then, and
 * parts of the same day are one.
 *
 * @throws {RangeError} when the shares do not make a thousand
 * @example
 * const halves = [{ days: 30, share: perMille(500) }, { days: 210, share: perMille(500) }];
 * instalmentsOf(cents(101), halves, '2026-01-01', '2026-01-01');
 * // [{ number: 1, dueOn: '2026-01-31', cents: 51 }, { number: 2, dueOn: '2026-07-30', cents: 50 }]
 */
export function instalmentsOf(
  amount: Cents,
  plan: readonly DueStep[],
  periodFrom: Day,
  earliest: Day,
): readonly Instalment[] {
  if (plan.reduce((sum, { share }) => sum + share, 0) !== 1000) throw new RangeError('The shares make no thousand.');
  const parts = splitCents(
    amount,
    plan.map(({ share }) => share),
  );
  const byDay = new Map<Day, number>();
  for (const [place, { days }] of plan.entries()) {
    const planned = addDays(periodFrom, days);
    const dueOn = planned < earliest ? earliest : planned;
    byDay.set(dueOn, (byDay.get(dueOn) ?? 0) + (parts[place] ?? 0));
  }
  return [...byDay]
    .filter(([, part]) => part > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([dueOn, part], place) => ({ number: place + 1, dueOn, cents: cents(part) }));
}

/**
 * What is still open of each instalment when an amount is settled: the earliest are settled first.
 *
 * @example
 * const parts = [{ number: 1, dueOn: '2026-01-31', cents: cents(51) }, { number: 2, dueOn: '2026-07-30', cents: cents(50) }];
 * openInstalments(parts, cents(60)); // [{ number: 2, dueOn: '2026-07-30', cents: 41 }]
 */
export function openInstalments(parts: readonly Instalment[], settled: Cents): readonly Instalment[] {
  let left: number = settled;
  return parts.flatMap((part) => {
    const open = part.cents - Math.max(0, Math.min(left, part.cents));
    left -= part.cents;
    return open > 0 ? [{ ...part, cents: cents(open) }] : [];
  });
}

/**
 * Whether something of a bill should have been paid before a day.
 *
 * @example
 * isOverdue([{ number: 1, dueOn: '2026-01-31', cents: cents(51) }], cents(0), '2026-02-01'); // true
 */
export function isOverdue(parts: readonly Instalment[], settled: Cents, today: Day): boolean {
  return openInstalments(parts, settled).some(({ dueOn }) => dueOn < today);
}
