/** How much of a calendar is shown. */
export const calendarViews = ['day', 'week', 'month'] as const;

export type CalendarView = (typeof calendarViews)[number];

/** A day of the association's calendar, `2026-11-21`. */
export type Day = string;

const length = 86_400_000;
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * The days of a view around a day: weeks begin on Monday, and a month is shown in whole weeks.
 *
 * @example
 * daysOf('week', '2026-11-21')[0]; // '2026-11-16'
 */
export function daysOf(view: CalendarView, day: Day): readonly Day[] {
  if (view === 'day') return [day];
  if (view === 'week') return run(monday(day), 7);
  const first = monday(`${day.slice(0, 7)}-01`);
  const last = monday(lastOfMonth(day));
  return run(first, (at(last) - at(first)) / length + 7);
}

/**
 * The day that a view leads to, forwards or backwards.
 *
 * @example
 * dayBeside('month', '2026-01-31', 1); // '2026-02-01'
 */
export function dayBeside(view: CalendarView, day: Day, steps: 1 | -1): Day {
  if (view !== 'month') return dayOf(at(day) + steps * (view === 'week' ? 7 : 1) * length);
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + steps, 1));
}

/** The moment at which a day of the association's begins, in unix seconds. */
export function beginningOf(day: Day): number {
  return Date.parse(`${day}T00:00:00+08:00`) / 1000;
}

/** The association's day of a moment in unix seconds. */
export function dayAt(seconds: number): Day {
  return dayOf((seconds + 8 * 3600) * 1000);
}

function monday(day: Day): Day {
  return dayOf(at(day) - ((new Date(at(day)).getUTCDay() + 6) % 7) * length);
}

function lastOfMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 0));
}

function run(first: Day, count: number): readonly Day[] {
  return Array.from({ length: count }, (_none, step) => dayOf(at(first) + step * length));
}
