import { type Locale, languageTag } from '../language/address';
import type { CalendarView, Day } from './calendar-days';

const moment = (date: Day) => Date.parse(`${date}T00:00:00Z`);

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTag[locale], { timeZone: 'UTC', ...options });
}

/** A whole day: `Saturday 21 November 2026`, or `2026年11月21日星期六`. */
export function dayName(date: Day, locale: Locale): string {
  return format(locale, { dateStyle: 'full' }).format(moment(date));
}

/** A day of a week: `Sat, 21 Nov`, or `11月21日周六`. */
export function shortDay(date: Day, locale: Locale): string {
  return format(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(moment(date));
}

/** The heads of a week's columns, short and in full. */
export function weekdayNames(days: readonly Day[], locale: Locale) {
  const [short, whole] = [format(locale, { weekday: 'short' }), format(locale, { weekday: 'long' })];
  return days.map((date) => ({ short: short.format(moment(date)), whole: whole.format(moment(date)) }));
}

/** What a view shows: a day, the days of a week, a month. */
export function viewName(view: CalendarView, day: Day, days: readonly Day[], locale: Locale): string {
  if (view === 'day') return dayName(day, locale);
  if (view === 'month') return format(locale, { year: 'numeric', month: 'long' }).format(moment(day));
  return spans[locale](moment(days[0] ?? day), moment(days.at(-1) ?? day));
}

/** Two days and what lies between them; ranges in Chinese are set with slashes by `Intl`. */
const spans = {
  en: (first, last) => format('en', { year: 'numeric', month: 'long', day: 'numeric' }).formatRange(first, last),
  'zh-cn': (first, last) => {
    const isOneYear = new Date(first).getUTCFullYear() === new Date(last).getUTCFullYear();
    const end = format('zh-cn', { ...(!isOneYear && { year: 'numeric' }), month: 'long', day: 'numeric' });
    return `${format('zh-cn', { dateStyle: 'long' }).format(first)}至${end.format(last)}`;
  },
} as const satisfies Record<Locale, (first: number, last: number) => string>;
