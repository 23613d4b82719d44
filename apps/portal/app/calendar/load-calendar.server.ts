import type { PortalApi } from '../api.server';
import { dateBlock } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import { beginningOf, type CalendarView, calendarViews, type Day, dayAt, daysOf, firstWeekday } from './calendar-days';
import { dayName, shortDay, viewName, weekdayNames } from './calendar-names';

/** What of a calendar is asked for; what is no day is today. */
export function readCalendarQuery(params: URLSearchParams, now: Date) {
  const view = calendarViews.find((word) => word === params.get('view')) ?? 'month';
  const asked = params.get('day') ?? '';
  const isDay = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return { view, day: isDay ? asked : dayAt(now.getTime() / 1000), today: dayAt(now.getTime() / 1000) };
}

/** One's own calendar, each entry on every day that it touches; days are worded here. */
export async function loadCalendar(api: PortalApi, query: ReturnType<typeof readCalendarQuery>, locale: Locale) {
  const { view, day, today } = query;
  const days = daysOf(view, day, firstWeekday[locale]);
  const [first = day, last = day] = [days[0], days.at(-1)];
  const ccId = await communityId(api);
  const [{ list, can_manage: canManage }, feed] = await Promise.all([
    api.schedule.list({ ccId, status: 0, from: beginningOf(first), until: beginningOf(last) + 86_400 }),
    api.schedule.feed({ wish: 'show' }),
  ]);
  const timeOf = (seconds: number) => dateBlock(seconds, locale).time;
  return {
    view,
    day,
    title: viewName(view, day, days, locale),
    weekdays: weekdayNames(days.slice(0, 7), locale),
    days: days.map((date) => ({
      date,
      label: view === 'month' ? String(Number(date.slice(8))) : shortDay(date, locale),
      name: dayName(date, locale),
      isToday: date === today,
      isOutside: view === 'month' && date.slice(0, 7) !== day.slice(0, 7),
      entries: list
        .filter((entry) => touches(entry, date))
        .map((entry) => ({ ...entry, ...timesOn(entry, date, timeOf) })),
    })),
    feed: feed.url,
    canManage,
  };
}

export type Calendar = Awaited<ReturnType<typeof loadCalendar>>;
export type CalendarDay = Calendar['days'][number];
export type CalendarEntry = CalendarDay['entries'][number];

interface Period {
  readonly start_time: number;
  readonly end_time: number;
}

function touches({ start_time, end_time }: Period, date: Day): boolean {
  const begins = beginningOf(date);
  return start_time < begins + 86_400 && end_time > begins;
}

/** The times that an entry has on a day; none where it began before, or ends later. */
function timesOn({ start_time, end_time }: Period, date: Day, timeOf: (seconds: number) => string) {
  const isFirst = dayAt(start_time) === date;
  const isLast = end_time <= beginningOf(date) + 86_400;
  return { from: isFirst ? timeOf(start_time) : null, until: isLast ? timeOf(end_time) : null };
}

export type { CalendarView };
