import { type Cents, cents } from '../../money';
import { addDays, addMonths, type Day, monthsUntil } from './calendar-day';

/**
 * The time that a fee is for: from its first day until the first day after it.
 *
 * @example
 * const year: FeePeriod = { from: '2026-01-01', until: '2027-01-01' };
 */
export interface FeePeriod {
  readonly from: Day;
  readonly until: Day;
}

/**
 * The period that follows right behind, as long as this one: in whole months where it is one, else in days.
 *
 * @example
 * nextPeriod({ from: '2026-01-01', until: '2027-01-01' }); // { from: '2027-01-01', until: '2028-01-01' }
 */
export function nextPeriod({ from, until }: FeePeriod): FeePeriod {
  const months = monthsUntil(from, until);
  if (addMonths(from, months) === until) return { from: until, until: addMonths(until, months) };
  const days = (Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
  return { from: until, until: addDays(until, days) };
}

/**
 * What is left to pay by somebody who joins within a period: the months that are left of it, the one of joining counted
 * whole, rounded to the cent. Who joined before pays all of it, who joins afterwards nothing.
 *
 * @example
 * proRata(cents(120_000), { from: '2026-01-01', until: '2027-01-01' }, '2026-11-22'); // 20_000
 */
export function proRata(amount: Cents, { from, until }: FeePeriod, joinedOn: Day): Cents {
  if (joinedOn <= from) return amount;
  const whole = monthsUntil(from, until);
  const left = monthsUntil(monthStart(joinedOn, from), until);
  const shifted = BigInt(amount) * BigInt(Math.min(left, whole)) * 2n + BigInt(whole);
  return cents(Number(shifted / BigInt(whole * 2)));
}

/** The first day of the period's month that a day lies in. */
function monthStart(day: Day, from: Day): Day {
  const begun = monthsUntil(from, addDays(day, 1));
  return addMonths(from, begun - 1);
}
