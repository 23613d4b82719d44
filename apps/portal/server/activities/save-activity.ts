import type { CustomForm } from '@selvedge/domain/custom-form';
import { codes, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { keepFormVersion } from '../custom-forms/form-versions';
import { onlyRow } from '../database/only-row';
import {
  activities,
  activityTexts,
  activityTickets,
  activityTicketTexts,
  enrolments,
  languages,
} from '../database/schema';
import { once, type Sent } from '../desk/once';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows } from '../desk/texts';
import { nextVersion, versionOf } from '../desk/version';
import { findPicture } from '../media/find-picture';
import { type Activity, living, lockActivity, selectParties, type Writing } from './enrolment-queries';
import { passOn } from './pass-on';
import { tellParties } from './tell-parties';

export interface TicketFields {
  readonly id?: number | undefined;
  readonly seats: number | null;
  readonly price: number;
  readonly member_price: number | null;
  readonly is_for_members: boolean;
  readonly texts: Texts<{ readonly title: string }>;
}

export interface ActivityFields {
  readonly ccId: number;
  readonly state: 'draft' | 'published';
  readonly start_time: number;
  readonly end_time: number;
  readonly close_time: number | null;
  readonly seats: number;
  readonly audience: 'everyone' | 'members' | 'council';
  readonly is_top: boolean;
  readonly has_waiting_list: boolean;
  readonly offer_hours: number;
  readonly largest_party: number;
  readonly img_url: string | null;
  readonly texts: Texts<{
    readonly title: string;
    readonly place: string;
    readonly summary: string;
    readonly body: string;
  }>;
  readonly tickets: readonly TicketFields[];
  readonly form: CustomForm | null;
}

export type SaveContext = Pick<RequestContext, 'db' | 'now' | 'actor' | 'origin' | 'language'>;

/** Makes an activity, as a draft or published at once. */
export async function createActivity(context: SaveContext, fields: ActivityFields & Sent) {
  requireRight(context, 'activity.manage', fields.ccId);
  requireSense(fields);
  return withTransaction(context.db, (transaction) =>
    once(transaction, context, fields, async () => {
      const { ccId } = fields;
      const picture = await findPicture(transaction, { ccId, url: fields.img_url });
      const columns = { ...columnsOf(fields), picture, communityId: ccId };
      const { id } = onlyRow(
        await transaction
          .insert(activities)
          .values({ ...columns, createdAt: context.now, updatedAt: context.now })
          .returning({ id: activities.id }),
      );
      await writeParts(transaction, id, fields);
      await recordAct(transaction, context, {
        ccId,
        act: 'activity.create',
        subject: `activity:${id}`,
        details: titled(fields),
      });
      return { id, version: versionOf(context.now) };
    }),
  );
}

/**
 * Changes an activity; what becomes free passes on to who waits.
 *
 * @throws {RefusedRequest} 409 when somebody else has changed it, or when it is cancelled
 */
export async function updateActivity(
  context: SaveContext,
  fields: ActivityFields & { readonly activityId: number; readonly version: number },
) {
  const { ccId, activityId, version } = fields;
  requireRight(context, 'activity.manage', ccId);
  requireSense(fields);
  return withTransaction(context.db, async (transaction) => {
    const before = await lockActivity(transaction, activityId, ccId);
    if (before === undefined) throw refuse(codes.notFound);
    if (before.state === 'cancelled') throw refuse(codes.requestError, { situation: 'conflict' });
    const updatedAt = nextVersion(before.updatedAt, version, context.now);
    const picture = await findPicture(transaction, { ccId, url: fields.img_url }, before.picture);
    if (fields.state === 'draft' && (await transaction.$count(enrolments, eq(enrolments.activityId, activityId))) > 0) {
      throw issueAt('state', codes.outOfRange);
    }
    await requireRoom(transaction, activityId, fields);
    const places = await selectPlaces(transaction, activityId);
    await writeParts(transaction, activityId, fields);
    const activity = onlyRow(
      await transaction
        .update(activities)
        .set({ ...columnsOf(fields), picture, updatedAt })
        .where(eq(activities.id, activityId))
        .returning(),
    );
    await recordAct(transaction, context, {
      ccId,
      act: 'activity.update',
      subject: `activity:${activityId}`,
      details: titled(fields),
    });
    if (places !== placesOf(fields) || before.startsAt.getTime() !== activity.startsAt.getTime()) {
      await tellOfChange(transaction, activity, context);
    }
    await passOn(transaction, activity, context);
    return { id: activityId, version: versionOf(updatedAt) };
  });
}

/** Where it takes place, in all languages together. */
function placesOf({ texts }: Pick<ActivityFields, 'texts'>): string {
  return languages.map((language) => texts[language]?.place ?? '').join('\n');
}

async function selectPlaces(db: Writing, activityId: number): Promise<string> {
  const rows = await db.select().from(activityTexts).where(eq(activityTexts.activityId, activityId));
  return languages.map((language) => rows.find((row) => row.language === language)?.place ?? '').join('\n');
}

/** Whoever holds places or waits learns that the activity is at another time or place than they know. */
async function tellOfChange(db: Writing, activity: Activity, { now, origin }: SaveContext): Promise<void> {
  if (activity.state !== 'published' || activity.endsAt <= now) return;
  const parties = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.activityId, activity.id), inArray(enrolments.state, [...living])));
  await tellParties(db, parties, { activity, news: 'changed', now, origin });
}

function columnsOf(fields: ActivityFields) {
  const at = (seconds: number) => new Date(seconds * 1000);
  return {
    state: fields.state,
    startsAt: at(fields.start_time),
    endsAt: at(fields.end_time),
    closesAt: fields.close_time === null ? null : at(fields.close_time),
    seats: fields.seats,
    audience: fields.audience,
    isTop: fields.is_top,
    hasWaitingList: fields.has_waiting_list,
    offerHours: fields.offer_hours,
    largestParty: fields.largest_party,
  };
}

/** Times in their order, and no kind of ticket with more seats than there are. */
function requireSense({ start_time, end_time, close_time, seats, tickets }: ActivityFields): void {
  if (end_time <= start_time) throw issueAt('end_time', codes.tooSmall);
  if (close_time !== null && close_time > end_time) throw issueAt('close_time', codes.tooBig);
  const wrong = tickets.findIndex((ticket) => ticket.seats !== null && ticket.seats > seats);
  if (wrong >= 0) throw issueAt(`tickets.${wrong}.seats`, codes.tooBig);
}

/** Nobody who has a place loses it because the desk takes seats away: those enrolments are ended first. */
async function requireRoom(db: Writing, activityId: number, { seats, tickets }: ActivityFields): Promise<void> {
  const holding = (await selectParties(db, activityId)).filter(({ state }) => state !== 'waiting');
  const takenBy = (id?: number) =>
    holding.filter(({ ticketId }) => id === undefined || ticketId === id).reduce((sum, { size }) => sum + size, 0);
  if (seats < takenBy()) throw issueAt('seats', codes.tooSmall);
  const narrow = tickets.findIndex(({ id, seats: own }) => id !== undefined && own !== null && own < takenBy(id));
  if (narrow >= 0) throw issueAt(`tickets.${narrow}.seats`, codes.tooSmall);
}

/** Writes the texts, the kinds of tickets and the form of an activity. */
async function writeParts(db: Writing, activityId: number, fields: ActivityFields): Promise<void> {
  await db.delete(activityTexts).where(eq(activityTexts.activityId, activityId));
  await db.insert(activityTexts).values(textRows(fields.texts, { activityId }));
  await writeTickets(db, activityId, fields.tickets);
  const { ccId, form } = fields;
  const formId = await keepFormVersion(db, { ccId, subject: `activity:${activityId}`, form });
  await db.update(activities).set({ formId }).where(eq(activities.id, activityId));
}

async function writeTickets(db: Writing, activityId: number, tickets: readonly TicketFields[]): Promise<void> {
  const before = await db.select().from(activityTickets).where(eq(activityTickets.activityId, activityId));
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set(tickets.flatMap(({ id }) => id ?? []));
  for (const [index, { id }] of tickets.entries()) {
    if (id !== undefined && !known.has(id)) throw issueAt(`tickets.${index}.id`, codes.doesNotExist);
  }
  const removed = [...known].filter((id) => !kept.has(id));
  if (removed.length > 0) {
    if ((await db.$count(enrolments, inArray(enrolments.ticketId, removed))) > 0) {
      throw issueAt('tickets', codes.outOfRange);
    }
    await db.delete(activityTickets).where(inArray(activityTickets.id, removed));
  }
  for (const [sort, ticket] of tickets.entries()) {
    const columns = {
      activityId,
      sort,
      seats: ticket.seats,
      priceCents: ticket.price,
      memberPriceCents: ticket.member_price,
      isForMembers: ticket.is_for_members,
    };
    const rows =
      ticket.id === undefined
        ? await db.insert(activityTickets).values(columns).returning({ id: activityTickets.id })
        : await db
            .update(activityTickets)
            .set(columns)
            .where(eq(activityTickets.id, ticket.id))
            .returning({ id: activityTickets.id });
    const { id: ticketId } = onlyRow(rows);
    await db.delete(activityTicketTexts).where(eq(activityTicketTexts.ticketId, ticketId));
    await db.insert(activityTicketTexts).values(textRows(ticket.texts, { ticketId }));
  }
}

function titled({ texts, state }: ActivityFields) {
  return { title: texts['zh-cn']?.title ?? texts.en?.title ?? '', state };
}

function issueAt(field: string, code: ResponseCode) {
  return refuse(code, { issues: [fieldIssue(field, code)] });
}
