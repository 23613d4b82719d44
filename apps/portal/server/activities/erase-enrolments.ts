import { and, eq, gt, inArray } from 'drizzle-orm';
import { activities, enrolmentPlaces, enrolments } from '../database/schema';
import { letOff } from './enrolment-bill';
import { giveUpPlaces, living, lockActivity, type Writing } from './enrolment-queries';

/**
 * Takes a person out of what they enrolled in; how many came stays known. Their places in what is still to come are
 * free, and pass on by the clock.
 */
export async function eraseEnrolments(db: Writing, accountId: number, now: Date): Promise<void> {
  const coming = await db
    .select({ enrolment: enrolments })
    .from(enrolments)
    .innerJoin(activities, eq(activities.id, enrolments.activityId))
    .where(
      and(eq(enrolments.accountId, accountId), inArray(enrolments.state, [...living]), gt(activities.startsAt, now)),
    )
    .orderBy(enrolments.activityId, enrolments.id);
  for (const { enrolment } of coming) {
    const activity = await lockActivity(db, enrolment.activityId);
    if (activity === undefined) continue;
    await giveUpPlaces(db, [enrolment], now);
    const payment = await letOff(db, activity, enrolment, { cost: 0, reason: '', now });
    await db
      .update(enrolments)
      .set({ state: 'quit', offerEndsAt: null, updatedAt: now, payment })
      .where(eq(enrolments.id, enrolment.id));
  }
  const own = db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.accountId, accountId));
  await db.update(enrolmentPlaces).set({ name: '—', memberId: null }).where(inArray(enrolmentPlaces.enrolmentId, own));
  await db
    .update(enrolments)
    .set({ contact: '—', email: '', phone: '', answers: {} })
    .where(eq(enrolments.accountId, accountId));
}
