/**
 * A day of the association's calendar, such as `2026-11-22`; days compare as texts do.
 *
 * @example
 * const day: Day = '2026-11-22';
 */
export type Day = string;

const dayMs = 86_400_000;

/**
 * The day that lies some days later, or with a negative number earlier.
 *
 * @throws {RangeError} for a text that is no day
 * @example
 * addDays('2026-02-27', 2); // '2026-03-01'
 */
export function addDays(day: Day, days: number): Day {
  return dayOf(new Date(midnight(day) + days * dayMs));
}

/**
 * The same day of another month; the last one of a month that is shorter.
 *
 * @throws {RangeError} for a text that is no day
 * @example
 * addMonths('2026-01-31', 1); // '2026-02-28'
 */
export function addMonths(day: Day, months: number): Day {
  const at = new Date(midnight(day));
  const count = at.getUTCFullYear() * 12 + at.getUTCMonth() + months;
  const last = new Date(Date.UTC(Math.floor(count / 12), (((count % 12) + 12) % 12) + 1, 0));
  last.setUTCDate(Math.min(at.getUTCDate(), last.getUTCDate()));
  return dayOf(last);
}

/**
 * How many months lie between two days, begun ones counted whole; 0 when the second is not later.
 *
 * @example
 * monthsUntil('2026-01-01', '2027-01-01'); // 12
 * monthsUntil('2026-11-22', '2027-01-01'); // 2
 */
export function monthsUntil(from: Day, until: Day): number {
  const [start, end] = [new Date(midnight(from)), new Date(midnight(until))];
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return Math.max(0, months + (addMonths(from, months) < until ? 1 : 0));
}

/**
 * The day that it is at a moment in the association's zone.
 *
 * @param zoneHours hours ahead of UTC; China keeps one time all year
 * @example
 * dayAt(new Date('2026-11-21T18:00:00Z')); // '2026-11-22'
 */
export function dayAt(moment: Date, zoneHours = 8): Day {
  return dayOf(new Date(moment.getTime() + zoneHours * 3_600_000));
}

function midnight(day: Day): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time)) throw new RangeError(`Not a day: ${day}`);
  return time;
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
