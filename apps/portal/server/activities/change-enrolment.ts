import { holdsPlaces, isEnrolmentOver, nextEnrolmentState, partyPrice } from '@selvedge/domain/activity';
import { cents } from '@selvedge/domain/money';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { activityTickets, enrolmentPlaces, enrolments } from '../database/schema';
import { conflict } from './enrol';
import { billEnrolment, letOff } from './enrolment-bill';
import { type Activity, type Enrolment, giveUpPlaces, lockActivity, type Writing } from './enrolment-queries';
import { passOn } from './pass-on';
import { type Standing, standingOf } from './standing';
import { tellParties } from './tell-parties';

export type Changing = Pick<RequestContext, 'db' | 'now' | 'actor' | 'origin'>;

export interface Own {
  readonly enrolmentId: number;
}

/**
 * Takes the places that one's own enrolment was offered.
 *
 * @throws {RefusedRequest} 409 when the offer's time is over
 */
export function acceptOffer(context: Changing, own: Own): Promise<Standing> {
  return withOwnEnrolment(context, own, (db, activity, enrolment) => accept(db, activity, enrolment, context));
}

/** Takes the places that an enrolment of a locked activity was offered; null when they have passed on. */
export async function accept(
  db: Writing,
  activity: Activity,
  before: Enrolment,
  { now, origin }: Leaving['moment'],
): Promise<Standing | null> {
  if (before.state === 'confirmed') return standingOf(db, before);
  await passOn(db, activity, { now, origin });
  const enrolment = await readAgain(db, before.id);
  if (nextEnrolmentState(enrolment.state, 'accept') === null) return null;
  const confirmed = onlyRow(
    await db
      .update(enrolments)
      .set({ state: 'confirmed', offerEndsAt: null, updatedAt: now })
      .where(eq(enrolments.id, enrolment.id))
      .returning(),
  );
  await billEnrolment(db, activity, confirmed, now);
  await tellParties(db, [confirmed], { activity, news: 'confirmed', now, origin });
  return standingOf(db, confirmed);
}

/** Gives up one's own enrolment, or some of its places; they pass on. */
export function quitEnrolment(
  context: Changing,
  { enrolmentId, place_ids: placeIds }: Own & { readonly place_ids?: readonly number[] | undefined },
): Promise<Standing> {
  return withOwnEnrolment(context, { enrolmentId }, (db, activity, enrolment) => {
    // Who has come can't say afterwards that they stayed away, and have their money back; the desk can.
    if (!isEnrolmentOver(enrolment.state) && context.now >= activity.startsAt) throw conflict();
    return leave(db, activity, { enrolment, placeIds, moment: context });
  });
}

interface Leaving {
  readonly enrolment: Enrolment;
  /** Who stays away; the whole party when it is left out. */
  readonly placeIds?: readonly number[] | undefined;
  readonly moment: { readonly now: Date; readonly origin: string };
}

/** Takes an enrolment out of an activity that is locked, or some of its people, and passes their places on. */
export async function leave(
  db: Writing,
  activity: Activity,
  { enrolment, placeIds, moment }: Leaving,
): Promise<Standing> {
  if (isEnrolmentOver(enrolment.state)) return standingOf(db, enrolment);
  // What is over can't be left any more.
  if (moment.now >= activity.endsAt) throw conflict();
  const left =
    placeIds === undefined
      ? await quitWhole(db, activity, enrolment, moment.now)
      : await quitSome(db, activity, { enrolment, placeIds, moment });
  if (left.state === 'quit') await tellParties(db, [left], { activity, news: 'quit', ...moment });
  await passOn(db, activity, { ...moment, left: enrolment });
  return standingOf(db, await readAgain(db, left.id));
}

async function quitWhole(db: Writing, activity: Activity, enrolment: Enrolment, now: Date): Promise<Enrolment> {
  const { id } = enrolment;
  await giveUpPlaces(db, [{ id }], now);
  const payment = await letOff(db, activity, enrolment, { cost: 0, reason: '', now });
  const rows = await db
    .update(enrolments)
    .set({ state: 'quit', offerEndsAt: null, updatedAt: now, payment })
    .where(eq(enrolments.id, id))
    .returning();
  return onlyRow(rows);
}

async function quitSome(
  db: Writing,
  activity: Activity,
  { enrolment, placeIds = [], moment: { now } }: Leaving,
): Promise<Enrolment> {
  const own = and(eq(enrolmentPlaces.enrolmentId, enrolment.id), isNull(enrolmentPlaces.givenUpAt));
  const places = await db.select().from(enrolmentPlaces).where(own);
  const known = new Set(places.map(({ id }) => id));
  if (placeIds.some((id) => !known.has(id))) {
    throw refuse(codes.doesNotExist, { issues: [fieldIssue('place_ids', codes.doesNotExist)] });
  }
  const staying = places.filter(({ id }) => !placeIds.includes(id));
  if (staying.length === 0) return quitWhole(db, activity, enrolment, now);
  await db
    .update(enrolmentPlaces)
    .set({ givenUpAt: now })
    .where(and(own, inArray(enrolmentPlaces.id, [...placeIds])));
  const [ticket] = await db.select().from(activityTickets).where(eq(activityTickets.id, enrolment.ticketId));
  const { priceCents = 0, memberPriceCents = null } = ticket ?? {};
  const total = partyPrice(
    { price: cents(priceCents), memberPrice: memberPriceCents === null ? null : cents(memberPriceCents) },
    staying.map(({ memberId }) => ({ isMember: memberId !== null })),
  );
  const payment = await letOff(db, activity, enrolment, { cost: total, reason: '', now });
  const rows = await db
    .update(enrolments)
    .set({ size: staying.length, totalCents: total, updatedAt: now, payment })
    .where(eq(enrolments.id, enrolment.id))
    .returning();
  return onlyRow(rows);
}

/** Does something to one's own enrolment while its activity is locked; null stands for a conflict that is kept. */
export async function withOwnEnrolment(
  { db, actor }: Changing,
  { enrolmentId }: Own,
  change: (db: Writing, activity: Activity, enrolment: Enrolment) => Promise<Standing | null>,
): Promise<Standing> {
  const [found] = await db
    .select({ activityId: enrolments.activityId, accountId: enrolments.accountId })
    .from(enrolments)
    .where(eq(enrolments.id, enrolmentId));
  if (found === undefined || actor === null || found.accountId !== actor.accountId) throw refuse(codes.notFound);
  const outcome = await withTransaction(db, async (transaction) => {
    const activity = await lockActivity(transaction, found.activityId);
    if (activity === undefined) throw refuse(codes.notFound);
    return change(transaction, activity, await readAgain(transaction, enrolmentId));
  });
  // Thrown outside: that an offer has passed on stays written.
  if (outcome === null) throw conflict();
  return outcome;
}

async function readAgain(db: Writing, id: number): Promise<Enrolment> {
  const [row] = await db.select().from(enrolments).where(eq(enrolments.id, id));
  if (row === undefined) throw refuse(codes.notFound);
  return row;
}

/** Whether an enrolment's tickets are to be shown. */
export function hasTickets({ state }: Pick<Enrolment, 'state'>): boolean {
  return holdsPlaces(state) && state !== 'offered';
}
