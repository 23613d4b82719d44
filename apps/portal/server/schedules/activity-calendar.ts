import { activityStatuses } from '@selvedge/api-contract/community';
import { type ActivityRow, selectActivities } from '../activities/activity-queries';
import { readBaseInfo } from '../community/read-base-info';
import type { PortalContext } from '../context';
import type { Language } from '../database/schema';
import { pagePath } from '../site-files/page-address';
import { activityKey, type CalendarEntry, calendarFile } from './calendar-file';

/** The most activities that a community's calendar holds. */
const most = 200;

/**
 * The activities to come, those that go on, the latest that are over and those called off, as a calendar that a program
 * reads again and again: what is over does not vanish from it.
 */
export async function activityCalendar(context: PortalContext, ccId: number, origin: string): Promise<string> {
  const { language, now } = context;
  const range = { ccId, limit: most, offset: 0 };
  const { coming, running, over, cancelled } = activityStatuses;
  const [community, ...lists] = await Promise.all([
    readBaseInfo(context, ccId),
    ...[coming, running, over, cancelled].map((status) => selectActivities(context, { ...range, status })),
  ]);
  const entries = lists.flat().map((row) => activityEntry(row, origin, language));
  return calendarFile({ name: community.name, language, entries, now });
}

/** An activity as it stands in a calendar; the same entry in whatever file it stands. */
export function activityEntry(row: ActivityRow, origin: string, language: Language): CalendarEntry {
  const { activity, title, place, summary } = row;
  return {
    uid: `${activityKey(activity.id)}@${new URL(origin).hostname}`,
    title,
    place,
    note: summary,
    startsAt: activity.startsAt,
    endsAt: activity.endsAt,
    isCancelled: activity.state === 'cancelled',
    changedAt: activity.updatedAt,
    url: origin + pagePath(`/activities/${activity.id}`, language),
  };
}
