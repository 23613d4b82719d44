import type { RawScheduleEntry } from '@selvedge/api-contract/community';
import { may } from '@selvedge/domain/rights';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { type PortalContext, unixSeconds } from '../context';
import { activityKey } from './calendar-file';
import { type CalendarRange, selectEnrolledActivities, selectSchedules, statusOf } from './schedule-queries';

/** Two months: the most that a calendar shows at once. */
const longest = 62 * 86_400;

interface Asked {
  readonly ccId: number;
  readonly status: number;
  /** In unix seconds. */
  readonly from: number;
  readonly until: number;
}

/** What stands in the caller's calendar: own entries, the association's, and activities that one is enrolled in. */
export async function listSchedule(context: PortalContext, { ccId, status, from, until }: Asked) {
  if (until <= from || until - from > longest) {
    throw refuse(codes.outOfRange, { issues: [fieldIssue('until', codes.outOfRange)] });
  }
  const range = { ccId, status, from: new Date(from * 1000), until: new Date(until * 1000) };
  const rows = await readCalendar(context, range);
  return { list: rows.map(({ entry }) => entry), can_manage: may(context.actor, 'activity.manage', ccId) };
}

/** An entry with what only calendar programs are told of it. */
export interface CalendarRow {
  readonly entry: RawScheduleEntry;
  /** By which programs know the entry again, in whatever file it stands. */
  readonly key: string;
  readonly changedAt: Date;
  /** Whether the place is not sure yet. */
  readonly isTentative: boolean;
}

/** The same for any range: the feed of a calendar reads more. */
export async function readCalendar(context: PortalContext, range: CalendarRange): Promise<CalendarRow[]> {
  const [own, enrolled] = await Promise.all([
    selectSchedules(context, range),
    selectEnrolledActivities(context, range),
  ]);
  const mayManage = may(context.actor, 'activity.manage', range.ccId);
  const rows: CalendarRow[] = [
    ...own.map((row) => ({
      entry: {
        kind: row.accountId === null ? ('community' as const) : ('own' as const),
        id: row.id,
        status: statusOf[row.state],
        title: row.title,
        place: row.place,
        note: row.note,
        start_time: unixSeconds(row.startsAt),
        end_time: unixSeconds(row.endsAt),
        can_change: row.accountId !== null || mayManage,
      },
      key: `schedule-${row.id}`,
      changedAt: row.updatedAt,
      isTentative: false,
    })),
    ...enrolled.map(({ enrolment, activity, words }) => ({
      entry: {
        kind: 'activity' as const,
        id: enrolment.id,
        status:
          statusOf[activity.state === 'cancelled' ? 'cancelled' : activity.endsAt <= context.now ? 'done' : 'planned'],
        title: words.title,
        place: words.place,
        note: words.summary,
        start_time: unixSeconds(activity.startsAt),
        end_time: unixSeconds(activity.endsAt),
        can_change: false,
      },
      key: activityKey(activity.id),
      changedAt: new Date(Math.max(activity.updatedAt.getTime(), enrolment.updatedAt.getTime())),
      isTentative: enrolment.state === 'waiting' || enrolment.state === 'offered',
    })),
  ];
  return rows
    .filter(({ entry }) => range.status === 0 || entry.status === range.status)
    .sort(({ entry: one }, { entry: other }) => one.start_time - other.start_time || one.id - other.id);
}
