import { withTransaction } from '@selvedge/server-kit';
import { and, eq, exists, gt, lte, not, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { activities, enrolments, notices } from '../database/schema';
import { lockActivity } from './enrolment-queries';
import { passOn } from './pass-on';
import { tellParties } from './tell-parties';

interface ClockWork {
  readonly db: PortalDb;
  readonly now: Date;
  readonly origin: string;
}

/**
 * Passes on offers whose time is over, and in the last hours before the closing what nobody is waited for with any
 * more. Every instance may do it: an activity's places are dealt out by one transaction at a time.
 */
export async function passOnByTheClock({ db, now, origin }: ClockWork): Promise<number> {
  const due = await db
    .selectDistinct({ id: enrolments.activityId })
    .from(enrolments)
    .innerJoin(activities, eq(activities.id, enrolments.activityId))
    .where(
      sql`(${enrolments.state} = 'offered' and ${enrolments.offerEndsAt} <= ${now})
        or (${enrolments.state} = 'waiting' and ${activities.state} = 'published' and ${activities.startsAt} > ${now})`,
    )
    .limit(500);
  for (const { id } of due) {
    await withTransaction(db, async (transaction) => {
      const activity = await lockActivity(transaction, id);
      if (activity !== undefined) await passOn(transaction, activity, { now, origin });
    });
  }
  return due.length;
}

/** What was told of an enrolment is told once anyway; this spares the work of trying again every minute. */
const isReminded = sql`exists (
  select 1 from ${notices} where ${notices.accountId} = ${enrolments.accountId}
    and ${notices.key} = 'enrolment:' || ${enrolments.id} || ':reminder'
)`;

/** How long before its start somebody is reminded of an activity. */
const reminded = 24 * 3_600_000;

/** Reminds everybody who comes a day before, once; what is not written because the portal was away is not made up for. */
export async function remindOfActivities({ db, now, origin }: ClockWork): Promise<number> {
  const soon = await db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.state, 'published'),
        gt(activities.startsAt, now),
        lte(activities.startsAt, new Date(now.getTime() + reminded)),
        exists(
          db
            .select({ one: sql`1` })
            .from(enrolments)
            .where(and(eq(enrolments.activityId, activities.id), eq(enrolments.state, 'confirmed'))),
        ),
      ),
    )
    .limit(200);
  for (const { id } of soon) {
    await withTransaction(db, async (transaction) => {
      const activity = await lockActivity(transaction, id);
      if (activity === undefined || activity.state !== 'published') return;
      const parties = await transaction
        .select()
        .from(enrolments)
        .where(and(eq(enrolments.activityId, id), eq(enrolments.state, 'confirmed'), not(isReminded)));
      await tellParties(transaction, parties, { activity, news: 'reminder', now, origin });
    });
  }
  return soon.length;
}
