import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../bills/bill-queries';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import {
  activities,
  activityTickets,
  enrolmentPlaces,
  enrolments,
  members,
  memberTexts,
  positionHolders,
  positions,
} from '../database/schema';
import { isRunning } from '../positions/running-term';

export type Reading = Pick<PortalDb, 'select' | '$count'>;
export type Writing = Tx;
export type Activity = typeof activities.$inferSelect;
export type Enrolment = typeof enrolments.$inferSelect;

/** The states that hold or want places. */
export const living = ['confirmed', 'offered', 'waiting'] as const;

/**
 * An activity whose places nobody else deals out until the transaction ends: every change of its enrolments goes
 * through here, whichever instance makes it.
 */
export async function lockActivity(db: Writing, id: number, ccId?: number): Promise<Activity | undefined> {
  const [row] = await db
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), ccId === undefined ? undefined : eq(activities.communityId, ccId)))
    .for('no key update');
  return row;
}

/** Everybody who holds or wants places, who came first first. */
export function selectParties(db: Reading, activityId: number) {
  return db
    .select({ id: enrolments.id, ticketId: enrolments.ticketId, size: enrolments.size, state: enrolments.state })
    .from(enrolments)
    .where(and(eq(enrolments.activityId, activityId), inArray(enrolments.state, [...living])))
    .orderBy(asc(enrolments.enrolledAt), asc(enrolments.id));
}

export function selectTicketSeats(db: Reading, activityId: number) {
  return db
    .select()
    .from(activityTickets)
    .where(eq(activityTickets.activityId, activityId))
    .orderBy(asc(activityTickets.sort), asc(activityTickets.id));
}

/** Ends the offers whose time is over, and gives those enrolments back. */
export async function lapseOffers(db: Writing, activityId: number, now: Date): Promise<Enrolment[]> {
  const lapsed = await db
    .update(enrolments)
    .set({ state: 'lapsed', offerEndsAt: null, updatedAt: now })
    .where(
      and(eq(enrolments.activityId, activityId), eq(enrolments.state, 'offered'), lte(enrolments.offerEndsAt, now)),
    )
    .returning();
  await giveUpPlaces(db, lapsed, now);
  return lapsed;
}

/** Nobody of these enrolments comes: their tickets let nobody in. */
export async function giveUpPlaces(db: Writing, list: readonly { readonly id: number }[], now: Date): Promise<void> {
  if (list.length === 0) return;
  const ids = list.map(({ id }) => id);
  await db
    .update(enrolmentPlaces)
    .set({ givenUpAt: now })
    .where(and(inArray(enrolmentPlaces.enrolmentId, ids), isNull(enrolmentPlaces.givenUpAt)));
}

/** The place of a waiting enrolment in the list, counted from 1. */
export async function placeInList(
  db: Reading,
  { id, activityId, state, enrolledAt }: Enrolment,
): Promise<number | null> {
  if (state !== 'waiting') return null;
  const before = await db.$count(
    enrolments,
    and(
      eq(enrolments.activityId, activityId),
      eq(enrolments.state, 'waiting'),
      or(lt(enrolments.enrolledAt, enrolledAt), and(eq(enrolments.enrolledAt, enrolledAt), lt(enrolments.id, id))),
    ),
  );
  return before + 1;
}

/** The members among these who belong to a community now, with their names. */
export async function selectMembersById(db: Reading, ccId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, [...ids]), eq(members.communityId, ccId), eq(members.state, 'active')));
}

/** A member, and those who belong to the same company. */
export async function selectColleagues(db: Reading, memberId: number): Promise<number[]> {
  const own = db.select({ id: members.companyId }).from(members).where(eq(members.id, memberId));
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(or(eq(members.id, memberId), inArray(members.companyId, own)));
  return rows.map(({ id }) => id);
}

/** Which of these members have a place in an activity. */
export async function selectSeatedMembers(db: Reading, activityId: number, memberIds: readonly number[]) {
  if (memberIds.length === 0) return [];
  const rows = await db
    .select({ memberId: enrolmentPlaces.memberId })
    .from(enrolmentPlaces)
    .where(
      and(
        eq(enrolmentPlaces.activityId, activityId),
        inArray(enrolmentPlaces.memberId, [...memberIds]),
        isNull(enrolmentPlaces.givenUpAt),
      ),
    );
  return rows.flatMap(({ memberId }) => memberId ?? []);
}

/** Whether a member sits on the council on a day. */
export async function sitsOnCouncil(db: Reading, memberId: number, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(positionHolders)
    .innerJoin(positions, eq(positions.id, positionHolders.positionId))
    .where(and(eq(positionHolders.memberId, memberId), eq(positions.rank, 'council'), isRunning(now)))
    .limit(1);
  return found !== undefined;
}

/** What is known of a member who enrols by a click. */
export async function selectOwnMember({ db, language }: Pick<PortalContext, 'db' | 'language'>, memberId: number) {
  const [row] = await db
    .select({ name: memberTexts.name, email: members.email, phone: members.phone })
    .from(members)
    .innerJoin(memberTexts, eq(memberTexts.memberId, members.id))
    .where(eq(members.id, memberId))
    .orderBy(sql`${memberTexts.language} = ${language} desc`)
    .limit(1);
  return row;
}
