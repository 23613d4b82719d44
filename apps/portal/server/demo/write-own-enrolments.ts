import { and, asc, eq, gt, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { accounts, activities, enrolmentPlaces, enrolments, members, memberTexts } from '../database/schema';

interface Demo {
  readonly db: Pick<PortalDb, 'select' | 'update'>;
  readonly communityId: number;
  readonly now: Date;
}

/**
 * Lets the demo's member have something of everything in their own area: tickets, one that is still to be paid, one of
 * an activity that they came to, a place that is held for them, and a party that waits.
 */
export async function writeOwnEnrolments({ db, communityId, now }: Demo): Promise<void> {
  const [member] = await db
    .select({ id: members.id, accountId: accounts.id, email: accounts.email, name: memberTexts.name })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .innerJoin(memberTexts, and(eq(memberTexts.memberId, members.id), eq(memberTexts.language, 'zh-cn')))
    .where(and(eq(members.communityId, communityId), eq(accounts.isDemo, true)))
    .orderBy(asc(accounts.id))
    .limit(1);
  if (member === undefined) return;
  const own = eq(enrolmentPlaces.memberId, member.id);
  const wanted: readonly (SQL | undefined)[] = [
    and(own, eq(enrolments.payment, 'free'), eq(enrolments.state, 'confirmed'), gt(activities.startsAt, now)),
    and(own, eq(enrolments.payment, 'unpaid'), eq(enrolments.state, 'confirmed'), gt(activities.startsAt, now)),
    and(own, isNotNull(enrolmentPlaces.checkedInAt), lt(activities.endsAt, now)),
    eq(enrolments.state, 'offered'),
    and(eq(enrolments.state, 'waiting'), gt(enrolments.size, 1)),
  ];
  for (const where of wanted) {
    const [row] = await db
      .select({ id: enrolments.id })
      .from(enrolments)
      .innerJoin(activities, eq(activities.id, enrolments.activityId))
      .innerJoin(enrolmentPlaces, eq(enrolmentPlaces.enrolmentId, enrolments.id))
      .where(and(eq(activities.communityId, communityId), where))
      .orderBy(asc(activities.startsAt), asc(enrolments.id))
      .limit(1);
    if (row === undefined) throw new Error('The demo lacks an enrolment for its member.');
    const contact = { accountId: member.accountId, contact: member.name, email: member.email ?? '' };
    await db.update(enrolments).set(contact).where(eq(enrolments.id, row.id));
  }
}
