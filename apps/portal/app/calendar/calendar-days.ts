import type { Locale } from '../language/address';

/** How much of a calendar is shown. */
export const calendarViews = ['day', 'week', 'month'] as const;

export type CalendarView = (typeof calendarViews)[number];

/** A day of the association's calendar, `2026-11-21`. */
export type Day = string;

/** The weekday on which weeks begin where a language is read, 1 for Monday, as in `Intl.Locale`. */
export const firstWeekday = { 'zh-cn': 1, en: 1 } as const satisfies Record<Locale, number>;

const length = 86_400_000;
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * The days of a view around a day; a month is shown in whole weeks.
 *
 * @param weekday on which weeks begin, 1 for Monday and 7 for Sunday
 * @example
 * daysOf('week', '2026-11-21', 1)[0]; // '2026-11-16'
 */
export function daysOf(view: CalendarView, day: Day, weekday: number): readonly Day[] {
  if (view === 'day') return [day];
  if (view === 'week') return run(weekOf(day, weekday), 7);
  const first = weekOf(`${day.slice(0, 7)}-01`, weekday);
  const last = weekOf(lastOfMonth(day), weekday);
  return run(first, (at(last) - at(first)) / length + 7);
}

/** Days in weeks, as a table shows them. */
export function inWeeks<Entry>(days: readonly Entry[]): readonly (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_none, week) => days.slice(week * 7, week * 7 + 7));
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

/** The first day of a day's week. */
function weekOf(day: Day, weekday: number): Day {
  return dayOf(at(day) - ((new Date(at(day)).getUTCDay() + 7 - weekday) % 7) * length);
}

function lastOfMonth(day: Day): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 0));
}

function run(first: Day, count: number): readonly Day[] {
  return Array.from({ length: count }, (_none, step) => dayOf(at(first) + step * length));
}
