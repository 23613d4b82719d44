import { scheduleStatuses } from '@selvedge/api-contract/community';
import { isMember } from '@selvedge/domain/rights';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { activities, activityTexts, enrolments, type scheduleStates, schedules } from '../database/schema';
import { wordsOf } from '../database/words-of';

/** A part of a calendar. */
export interface CalendarRange {
  readonly ccId: number;
  readonly status: number;
  readonly from: Date;
  readonly until: Date;
}

/** The states of schedules by their number on the wire. */
export const stateOf = {
  [scheduleStatuses.planned]: 'planned',
  [scheduleStatuses.done]: 'done',
  [scheduleStatuses.cancelled]: 'cancelled',
} as const satisfies Record<number, (typeof scheduleStates)[number]>;

export const statusOf = { planned: 1, done: 2, cancelled: 3 } as const satisfies Record<
  (typeof scheduleStates)[number],
  number
>;

/** The entries that the caller sees: their own, and as a member the association's. */
export function selectSchedules({ db, actor }: PortalContext, { ccId, status, from, until }: CalendarRange) {
  const own = eq(schedules.accountId, actor?.accountId ?? 0);
  const ofAll = isMember(actor, ccId) ? or(own, isNull(schedules.accountId)) : own;
  return db
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.communityId, ccId),
        ofAll,
        status === 0 ? undefined : eq(schedules.state, stateOf[status as keyof typeof stateOf]),
        lt(schedules.startsAt, until),
        gt(schedules.endsAt, from),
      ),
    )
    .orderBy(asc(schedules.startsAt), asc(schedules.id))
    .limit(500);
}

/** The activities that the caller is enrolled in. */
export function selectEnrolledActivities(context: PortalContext, { ccId, from, until }: Omit<CalendarRange, 'status'>) {
  const { db, actor, language } = context;
  const words = wordsOf({ db, language }, [activityTexts, activityTexts.activityId, activities.id], {
    title: activityTexts.title,
    place: activityTexts.place,
    summary: activityTexts.summary,
  });
  return db
    .select({ enrolment: enrolments, activity: activities, words: { ...wordColumns(words) } })
    .from(enrolments)
    .innerJoin(activities, eq(activities.id, enrolments.activityId))
    .innerJoinLateral(words, sql`true`)
    .where(
      and(
        eq(enrolments.accountId, actor?.accountId ?? 0),
        eq(activities.communityId, ccId),
        inArray(enrolments.state, ['confirmed', 'offered', 'waiting', 'cancelled']),
        ne(activities.state, 'draft'),
        lt(activities.startsAt, until),
        gt(activities.endsAt, from),
      ),
    )
    .orderBy(asc(activities.startsAt), asc(enrolments.id))
    .limit(500);
}

function wordColumns<Words extends { title: unknown; place: unknown; summary: unknown }>({
  title,
  place,
  summary,
}: Words) {
  return { title, place, summary } as Pick<Words, 'title' | 'place' | 'summary'>;
}
