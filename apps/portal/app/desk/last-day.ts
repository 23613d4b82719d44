import { addDays } from '@selvedge/domain/fees';

/**
 * The last day of a span that is kept with the first day after it: people say until when something lasts, not when it
 * is over. A day that is still being typed stays as it is.
 */
export const lastDayOf = (until: string): string => moved(until, -1);

/** The first day after the last one that somebody has named; nothing when none was named. */
export const dayAfter = (last: string | undefined): string | undefined => last && moved(last, 1);

function moved(day: string, days: number): string {
  return Number.isNaN(Date.parse(day)) ? day : addDays(day, days);
}
