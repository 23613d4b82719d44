/** A day of the calendar. */
export interface DateParts {
  readonly year: number;
  /** From 1 for January. */
  readonly month: number;
  /** From 1. */
  readonly day: number;
}

/**
 * The day of a moment (specification §3: articles carry year, month and day).
 *
 * @param unixSeconds the moment
 * @param offsetMinutes the clock's distance from UTC, east positive: 480 for China. Default UTC.
 * @example
 * dateParts(1_700_000_000); // { year: 2023, month: 11, day: 14 }
 */
export function dateParts(unixSeconds: number, offsetMinutes = 0): DateParts {
  const moment = new Date((unixSeconds + offsetMinutes * 60) * 1000);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}
