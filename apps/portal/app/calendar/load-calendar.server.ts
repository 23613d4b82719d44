import type { PortalApi } from '../api.server';
import { dateBlock, fullDay } from '../dates/dates';
import { type Locale, languageTag } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { beginningOf, type CalendarView, calendarViews, dayAt, daysOf } from './calendar-days';

/** What of a calendar is asked for; what is no day is today. */
export function readCalendarQuery(params: URLSearchParams, now: Date) {
  const view = calendarViews.find((word) => word === params.get('view')) ?? 'month';
  const asked = params.get('day') ?? '';
  const isDay = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return { view, day: isDay ? asked : dayAt(now.getTime() / 1000), today: dayAt(now.getTime() / 1000) };
}

/** One's own calendar, each entry on the day on which it begins; days are worded here. */
export async function loadCalendar(api: PortalApi, query: ReturnType<typeof readCalendarQuery>, locale: Locale) {
  const { view, day, today } = query;
  const days = daysOf(view, day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const ccId = await communityId(api);
  const [{ list }, feed] = await Promise.all([
    api.schedule.list({ ccId, status: 0, from: beginningOf(first), until: beginningOf(last) + 86_400 }),
    api.schedule.feed({ wish: 'show' }),
  ]);
  const entries = list.map((entry) => {
    // What began before the first day that is shown stands on it.
    const begins = Math.max(entry.start_time, beginningOf(first));
    return { ...entry, date: dayAt(begins), time: dateBlock(entry.start_time, locale).time };
  });
  const label = labels(view, locale);
  return {
    view,
    day,
    title: view === 'month' ? monthName(day, locale) : fullDay(beginningOf(day), locale).text,
    days: days.map((date) => ({
      date,
      label: label(date),
      isToday: date === today,
      isOutside: view === 'month' && date.slice(0, 7) !== day.slice(0, 7),
      entries: entries.filter((entry) => entry.date === date),
    })),
    feed: feed.url,
    problem: null as string | null,
  };
}

export type Calendar = Awaited<ReturnType<typeof loadCalendar>>;

const utc = (date: string) => Date.parse(`${date}T00:00:00Z`);

function labels(view: CalendarView, locale: Locale): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTag[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    ...(view !== 'month' && { weekday: 'short', month: 'short' }),
  });
  return (date) => format.format(utc(date));
}

function monthName(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : languageTag[locale], {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  }).format(utc(day));
}
