import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { DemoActivity } from '../../demo/content/types';
import { onlyRow } from '../database/only-row';
import {
  activities,
  activityTexts,
  activityTickets,
  activityTicketTexts,
  enrolmentPlaces,
  enrolments,
  members,
  memberTexts,
} from '../database/schema';
import { demoMoment } from './demo-moment';
import { inEachLanguage } from './in-each-language';
import { insertRows } from './insert-rows';
import type { DemoWriter } from './load-demo';
import type { WrittenCompanies } from './write-companies';

const hour = 3_600_000;

export async function writeActivities(
  writer: DemoWriter,
  content: readonly DemoActivity[],
  companies: WrittenCompanies,
): Promise<void> {
  const everybody = [...companies.values()].flatMap(({ memberIds }) => memberIds);
  for (const activity of content) await writeActivity(writer, activity, everybody);
}

async function writeActivity(
  { db, communityId, now }: DemoWriter,
  activity: DemoActivity,
  everybody: readonly number[],
): Promise<void> {
  const { day, from, hours, seats, audience, title, place, summary, state = 'published', reason, closes } = activity;
  const startsAt = demoMoment(now, day, from);
  const endsAt = new Date(startsAt.getTime() + hours * hour);
  const { id: activityId } = onlyRow(
    await db
      .insert(activities)
      .values({
        communityId,
        startsAt,
        endsAt,
        seats,
        audience,
        state,
        closesAt: closes === undefined ? null : demoMoment(now, closes, '18:00'),
        largestParty: activity.party ?? 6,
        cancelledAt: state === 'cancelled' ? now : null,
        updatedAt: now,
      })
      .returning({ id: activities.id }),
  );
  const cancelReason = reason ?? { 'zh-cn': '', en: '' };
  await db.insert(activityTexts).values(inEachLanguage({ title, place, summary, cancelReason }, { activityId }));
  const ticketId = await writeTicket(db, activityId, activity);
  await writeEnrolments(db, { activity, activityId, ticketId, startsAt, now, everybody });
}

async function writeTicket(db: DemoWriter['db'], activityId: number, { price }: DemoActivity): Promise<number> {
  const [everybody = 0, members = null] = price ?? [];
  const { id: ticketId } = onlyRow(
    await db
      .insert(activityTickets)
      .values({
        activityId,
        sort: 0,
        priceCents: everybody * 100,
        memberPriceCents: members === null ? null : members * 100,
      })
      .returning({ id: activityTickets.id }),
  );
  await db
    .insert(activityTicketTexts)
    .values(inEachLanguage({ title: { 'zh-cn': '普通票', en: 'Standard' } }, { ticketId }));
  return ticketId;
}

interface Enrolling {
  readonly activity: DemoActivity;
  readonly activityId: number;
  readonly ticketId: number;
  readonly startsAt: Date;
  readonly now: Date;
  readonly everybody: readonly number[];
}

/** Enrols members one a quarter of an hour, the last of them yesterday, and behind them the party that waits. */
async function writeEnrolments(
  db: DemoWriter['db'],
  { activity, activityId, ticketId, startsAt, now, everybody }: Enrolling,
): Promise<void> {
  const { enrolled, seats, waitingParty = 0, title, price = [0, 0] } = activity;
  const count = enrolled + waitingParty;
  if (count === 0) return;
  const people = await db
    .select({ memberId: members.id, name: memberTexts.name, email: members.email })
    .from(members)
    .innerJoin(memberTexts, and(eq(memberTexts.memberId, members.id), eq(memberTexts.language, 'zh-cn')))
    .where(inArray(members.id, everybody.slice(0, count)))
    .orderBy(members.id);
  if (people.length < count) throw new Error(`The demo has too few members for ${title.en}.`);
  const begins = Math.min(startsAt.getTime() - 30 * 24 * hour, now.getTime() - 24 * hour - (count * hour) / 4);
  const parties = [
    ...people.slice(0, enrolled).map((person) => [person]),
    ...(waitingParty > 0 ? [people.slice(enrolled)] : []),
  ];
  const cost = price[1] * 100;
  const rows = parties.map((party, place) => {
    const enrolledAt = new Date(begins + (place * hour) / 4);
    const isOffered = activity.isOffering === true && place === seats - 1;
    const isWaiting = place >= seats || party.length > 1;
    const enrolmentState = stateOf(activity, isOffered ? 'offered' : isWaiting ? 'waiting' : 'confirmed');
    return {
      activityId,
      ticketId,
      state: enrolmentState,
      offerEndsAt: isOffered ? new Date(now.getTime() + 20 * hour) : null,
      source: 'desk' as const,
      size: party.length,
      contact: party[0]?.name ?? '',
      email: party[0]?.email ?? '',
      language: 'zh-cn' as const,
      totalCents: cost * party.length,
      payment: cost === 0 ? ('free' as const) : paymentOf(enrolmentState, place),
      enrolledAt,
      updatedAt: enrolledAt,
    };
  });
  const ids = await insertRows(db, enrolments, rows);
  await db.insert(enrolmentPlaces).values(
    parties.flatMap((party, index) =>
      party.map(({ memberId, name }) => ({
        enrolmentId: ids[index] ?? 0,
        activityId,
        memberId,
        name,
        code: randomBytes(15).toString('base64url'),
        // One in eight stayed away.
        checkedInAt: activity.came === true && index % 8 !== 7 ? startsAt : null,
        givenUpAt: activity.state === 'cancelled' ? now : null,
      })),
    ),
  );
}

/** Who was in an activity that was called off is cancelled with it. */
function stateOf({ state }: DemoActivity, otherwise: 'confirmed' | 'offered' | 'waiting') {
  return state === 'cancelled' ? ('cancelled' as const) : otherwise;
}

/** Two of three have paid for their places; what was called off is let off, or given back. */
function paymentOf(state: ReturnType<typeof stateOf>, place: number) {
  const hasPaid = place % 3 !== 0;
  if (state === 'cancelled') return hasPaid ? ('refund_due' as const) : ('free' as const);
  return state === 'confirmed' && hasPaid ? ('paid' as const) : ('unpaid' as const);
}
