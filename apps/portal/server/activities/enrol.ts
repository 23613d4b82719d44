import {
  closingTime,
  couldEverFit,
  isEnrolmentOpen,
  keepsPlaces,
  partiesToServe,
  partyPrice,
} from '@selvedge/domain/activity';
import { cents } from '@selvedge/domain/money';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { bindFormFiles, checkFormAnswers } from '../custom-forms/check-form-answers';
import { formVersionToWire } from '../custom-forms/form-versions';
import { onlyRow } from '../database/only-row';
import { enrolmentPlaces, enrolments, type Language } from '../database/schema';
import { contentHash } from '../official-web/kept-once';
import { answersOf } from './answer-file';
import { billEnrolment } from './enrolment-bill';
import {
  type Activity,
  type Enrolment,
  living,
  selectMembersById,
  selectParties,
  selectSeatedMembers,
  selectTicketSeats,
  type Writing,
} from './enrolment-queries';
import { passOn } from './pass-on';
import { type Standing, standingOf } from './standing';
import { tellParties } from './tell-parties';
import { ticketCode } from './ticket-code';

/** Somebody who is to come. */
export interface Person {
  readonly name: string;
  readonly member_id?: number | undefined;
}

/** What a party wants. */
export interface Wish {
  readonly source: 'self' | 'desk' | 'walk_in';
  /** Who enrols; null for people without an account. */
  readonly accountId: number | null;
  readonly isMember: boolean;
  readonly ticketId: number | undefined;
  readonly people: readonly Person[];
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

interface Moment {
  readonly now: Date;
  readonly origin: string;
}

/**
 * Gives a party its places in an activity that is locked, or a place in the waiting list. The same wish again is the
 * same enrolment.
 *
 * @throws {RefusedRequest} 409 when enrolment is closed, when nothing is free and nobody can wait, and when somebody
 * is enrolled already; 422 at the field for what can't be so
 */
export async function enrol(db: Writing, activity: Activity, wish: Wish, moment: Moment): Promise<Standing> {
  const { now, origin } = moment;
  const hash = contentHash([wish.ticketId ?? null, wish.people, wish.contact, wish.email, wish.phone, wish.answers]);
  const earlier = await findEarlier(db, activity.id, wish, hash);
  if (earlier !== undefined) return standingOf(db, earlier);
  if (wish.source === 'self' && !isEnrolmentOpen(activity, now)) throw conflict();
  // Whoever waits already comes first.
  await passOn(db, activity, moment);
  const tickets = await selectTicketSeats(db, activity.id);
  const ticket = wish.ticketId === undefined ? tickets[0] : tickets.find(({ id }) => id === wish.ticketId);
  if (ticket === undefined || (ticket.isForMembers && !wish.isMember && wish.source === 'self')) {
    throw issueAt('ticket_id', codes.doesNotExist);
  }
  const party = { id: 0, ticketId: ticket.id, size: wish.people.length };
  const isTooLarge = wish.source === 'self' && party.size > activity.largestParty;
  if (isTooLarge || !couldEverFit(party, { seats: activity.seats, tickets })) {
    throw issueAt('people', codes.outOfRange);
  }
  await requireFreeMembers(db, activity, wish.people);
  const state = await stateFor(db, activity, { party, tickets, now });
  if (state === 'waiting' && (!activity.hasWaitingList || wish.source === 'walk_in')) throw conflict();
  const version = await formVersionToWire(db, activity.formId);
  const asked = wish.source === 'self' ? (version?.form ?? null) : null;
  const { answers, fileIds } = await checkFormAnswers(db, {
    ccId: activity.communityId,
    accountId: wish.accountId,
    form: asked,
    answers: wish.answers,
  });
  const total = partyPrice(
    { price: cents(ticket.priceCents), memberPrice: nullable(ticket.memberPriceCents) },
    wish.people.map(({ member_id }) => ({ isMember: member_id !== undefined })),
  );
  const row = onlyRow(
    await db
      .insert(enrolments)
      .values({
        activityId: activity.id,
        ticketId: ticket.id,
        accountId: wish.accountId,
        state,
        source: wish.source,
        size: party.size,
        contact: wish.contact,
        email: wish.email,
        phone: wish.phone,
        language: wish.language,
        totalCents: total,
        payment: total === 0 ? 'free' : 'unpaid',
        formId: asked === null ? null : activity.formId,
        answers: answers as Record<string, unknown>,
        enrolledAt: now,
        updatedAt: now,
        idempotencyKey: wish.key ?? null,
        contentHash: hash,
      })
      .returning(),
  );
  await db.insert(enrolmentPlaces).values(
    wish.people.map(({ name, member_id }) => ({
      enrolmentId: row.id,
      activityId: activity.id,
      memberId: member_id ?? null,
      name,
      code: ticketCode(),
      checkedInAt: wish.source === 'walk_in' ? now : null,
    })),
  );
  await bindFormFiles(db, fileIds, answersOf(row.id));
  if (state === 'confirmed') await billEnrolment(db, activity, row, now);
  if (wish.source !== 'walk_in') await tellParties(db, [row], { activity, news: state, now, origin });
  return standingOf(db, row);
}

/** The enrolment that this wish made before, when it is sent again. */
async function findEarlier(
  db: Writing,
  activityId: number,
  { accountId, key, source }: Wish,
  hash: string,
): Promise<Enrolment | undefined> {
  const byWhom = accountId === null ? isNull(enrolments.accountId) : eq(enrolments.accountId, accountId);
  const own = and(eq(enrolments.activityId, activityId), byWhom);
  if (key !== undefined) {
    const [kept] = await db
      .select()
      .from(enrolments)
      .where(and(own, eq(enrolments.idempotencyKey, key)));
    if (kept !== undefined && kept.contentHash !== hash) throw conflict('idempotency_key');
    if (kept !== undefined) return kept;
  }
  if (source !== 'self') return undefined;
  const [running] = await db
    .select()
    .from(enrolments)
    .where(and(own, eq(enrolments.source, 'self'), inArray(enrolments.state, [...living])));
  if (running !== undefined && running.contentHash !== hash) throw conflict();
  return running;
}

async function stateFor(
  db: Writing,
  activity: Activity,
  {
    party,
    tickets,
    now,
  }: {
    readonly party: { readonly id: number; readonly ticketId: number; readonly size: number };
    readonly tickets: readonly { readonly id: number; readonly seats: number | null }[];
    readonly now: Date;
  },
): Promise<'confirmed' | 'waiting'> {
  const parties = await selectParties(db, activity.id);
  const served = partiesToServe({
    seats: activity.seats,
    tickets,
    holding: parties.filter(({ state }) => state !== 'waiting'),
    waiting: [...parties.filter(({ state }) => state === 'waiting'), party],
    keepsPlaces: keepsPlaces(closingTime(activity), activity.offerHours, now),
  });
  return served.includes(party) ? 'confirmed' : 'waiting';
}

/** Members are there, belong to the community, and have no place yet: nobody is enrolled twice. */
async function requireFreeMembers(db: Writing, activity: Activity, people: readonly Person[]): Promise<void> {
  const wanted = people.flatMap(({ member_id }, place) => (member_id === undefined ? [] : [{ id: member_id, place }]));
  const ids = wanted.map(({ id }) => id);
  const known = (await selectMembersById(db, activity.communityId, ids)).map(({ id }) => id);
  const seated = await selectSeatedMembers(db, activity.id, ids);
  const wrong = wanted.filter(({ id }, index) => !known.includes(id) || seated.includes(id) || ids.indexOf(id) < index);
  if (wrong.length === 0) return;
  throw refuse(codes.doesNotExist, {
    issues: wrong.map(({ place }) => fieldIssue(`people.${place}.member_id`, codes.doesNotExist)),
    ...(wrong.some(({ id }) => seated.includes(id)) && { situation: 'conflict' as const }),
  });
}

function nullable(amount: number | null) {
  return amount === null ? null : cents(amount);
}

/** Something stands against it that the one who asks cannot know yet. */
export function conflict(field?: string) {
  return refuse(codes.requestError, {
    situation: 'conflict',
    ...(field !== undefined && { issues: [fieldIssue(field, codes.noMatch)] }),
  });
}

function issueAt(field: string, code: typeof codes.doesNotExist | typeof codes.outOfRange) {
  return refuse(code, { issues: [fieldIssue(field, code)] });
}
