import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { activities, activityTexts, enrolments, type Language } from '../database/schema';
import { requireRight } from '../desk/require-right';
import type { Texts } from '../desk/texts';
import { versionOf } from '../desk/version';
import { conflict } from './enrol';
import { letOff } from './enrolment-bill';
import { giveUpPlaces, living, lockActivity } from './enrolment-queries';
import type { SaveContext } from './save-activity';
import { tellParties } from './tell-parties';

interface One {
  readonly ccId: number;
  readonly activityId: number;
}

/** Cancels an activity and tells everybody who is enrolled or waits, once. What is cancelled already stays so. */
export async function cancelActivity(
  context: SaveContext,
  { ccId, activityId, reason }: One & { readonly reason: Texts<{ readonly reason: string }> },
) {
  requireRight(context, 'activity.manage', ccId);
  const { now, origin } = context;
  return withTransaction(context.db, async (transaction) => {
    const activity = await lockActivity(transaction, activityId, ccId);
    if (activity === undefined) throw refuse(codes.notFound);
    if (activity.state === 'cancelled') return { id: activityId, version: versionOf(activity.updatedAt) };
    if (activity.state === 'draft' || activity.endsAt <= now) throw conflict();
    await transaction
      .update(activities)
      .set({ state: 'cancelled', cancelledAt: now, updatedAt: now })
      .where(eq(activities.id, activityId));
    for (const [language, text] of Object.entries(reason) as [Language, { readonly reason: string } | null][]) {
      await transaction
        .update(activityTexts)
        .set({ cancelReason: text?.reason ?? '' })
        .where(and(eq(activityTexts.activityId, activityId), eq(activityTexts.language, language)));
    }
    const parties = await transaction
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.activityId, activityId), inArray(enrolments.state, [...living])));
    await giveUpPlaces(transaction, parties, now);
    for (const party of parties) {
      const { id } = party;
      const payment = await letOff(transaction, activity, party, { cost: 0, reason: '', now });
      await transaction
        .update(enrolments)
        .set({
          state: 'cancelled',
          offerEndsAt: null,
          updatedAt: now,
          payment,
        })
        .where(eq(enrolments.id, id));
    }
    await tellParties(transaction, parties, { activity, news: 'cancelled', now, origin });
    await recordAct(transaction, context, {
      ccId,
      act: 'activity.cancel',
      subject: `activity:${activityId}`,
      details: { parties: parties.length },
    });
    return { id: activityId, version: versionOf(now) };
  });
}

/**
 * Deletes activities in which nobody has ever enrolled; what is gone already does no harm.
 *
 * @throws {RefusedRequest} 409 for one that somebody is in: it is cancelled instead
 */
export async function deleteActivities(
  context: SaveContext,
  { ccId, ids }: { readonly ccId: number; readonly ids: readonly number[] },
) {
  requireRight(context, 'activity.manage', ccId);
  await withTransaction(context.db, async (transaction) => {
    const own = and(eq(activities.communityId, ccId), inArray(activities.id, [...ids]));
    const locked = await transaction
      .select({ id: activities.id })
      .from(activities)
      .where(own)
      .orderBy(activities.id)
      .for('update');
    // Of another community's activities it isn't even told that somebody has enrolled.
    const going = locked.map(({ id }) => id);
    if ((await transaction.$count(enrolments, inArray(enrolments.activityId, going))) > 0) throw conflict();
    const rows = await transaction.delete(activities).where(own).returning({ id: activities.id });
    for (const { id } of rows) {
      await recordAct(transaction, context, { ccId, act: 'activity.delete', subject: `activity:${id}` });
    }
  });
  return { done: true } as const;
}

/** Puts an activity on top of the list, or takes it down. */
export async function topActivity(
  context: SaveContext,
  { ccId, activityId, is_top }: One & { readonly is_top: boolean },
) {
  requireRight(context, 'activity.manage', ccId);
  return withTransaction(context.db, async (transaction) => {
    const activity = await lockActivity(transaction, activityId, ccId);
    if (activity === undefined) throw refuse(codes.notFound);
    if (activity.isTop === is_top) return { id: activityId, version: versionOf(activity.updatedAt) };
    const updatedAt = new Date(Math.max(context.now.getTime(), versionOf(activity.updatedAt) + 1));
    await transaction.update(activities).set({ isTop: is_top, updatedAt }).where(eq(activities.id, activityId));
    await recordAct(transaction, context, {
      ccId,
      act: 'activity.top',
      subject: `activity:${activityId}`,
      details: { is_top },
    });
    return { id: activityId, version: versionOf(updatedAt) };
  });
}
