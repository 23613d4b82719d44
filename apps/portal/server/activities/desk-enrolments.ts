import { codes } from '@selvedge/error-catalogue';
import { refuse, uploadKey, withTransaction } from '@selvedge/server-kit';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { activityNotices, activityTexts, bills, enrolments, uploads, vouchers } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { leave } from './change-enrolment';
import { enrol, type Person } from './enrol';
import { billEnrolment, bookPayment, lockEnrolmentBill } from './enrolment-bill';
import { type Enrolment, lockActivity, type Writing } from './enrolment-queries';
import type { SaveContext } from './save-activity';
import { standingOf } from './standing';
import { sendToParties } from './tell-parties';

interface One {
  readonly ccId: number;
  readonly activityId: number;
}

export interface OneEnrolment extends One {
  readonly enrolmentId: number;
}

/** Enrols people at their wish, or at the door, where they are checked in at once as long as a seat is free. */
export function enrolFor(
  context: SaveContext,
  sent: One & {
    readonly ticket_id?: number | undefined;
    readonly source: 'desk' | 'walk_in';
    readonly contact: string;
    readonly email: string;
    readonly phone: string;
    readonly people: readonly Person[];
    readonly idempotency_key?: string | undefined;
  },
) {
  const { ccId, activityId, source, people } = sent;
  return atTheDesk(context, sent, async (db, activity) => {
    if (activity.state !== 'published') throw refuse(codes.requestError, { situation: 'conflict' });
    const standing = await enrol(
      db,
      activity,
      {
        source,
        // Whoever's hand it is: a repeated call is known by it.
        accountId: null,
        isMember: true,
        ticketId: sent.ticket_id,
        people,
        contact: sent.contact.trim(),
        email: sent.email.toLowerCase(),
        phone: sent.phone.trim(),
        language: context.language,
        answers: {},
        key: sent.idempotency_key,
      },
      context,
    );
    await recordAct(db, context, {
      ccId,
      act: 'activity.enrol',
      subject: `activity:${activityId}`,
      details: { enrolment: standing.id, source, size: people.length },
    });
    return standing;
  });
}

/** Takes an enrolment back at its wish. */
export function quitFor(context: SaveContext, sent: OneEnrolment) {
  return atTheDesk(context, sent, async (db, activity) => {
    const enrolment = await findEnrolment(db, sent);
    const standing = await leave(db, activity, { enrolment, moment: context });
    await recordAct(db, context, {
      ccId: sent.ccId,
      act: 'activity.quit',
      subject: `activity:${sent.activityId}`,
      details: { enrolment: enrolment.id },
    });
    return standing;
  });
}

/** Says how the money of an enrolment stands; it is booked where the dues are. */
export function setPayment(
  context: SaveContext,
  sent: OneEnrolment & { readonly payment: 'paid' | 'refused' | 'unpaid' | 'refunded'; readonly note: string },
) {
  return atTheDesk(context, sent, async (db, activity) => {
    const before = await findEnrolment(db, sent);
    if (before.payment === 'free') throw refuse(codes.requestError, { situation: 'conflict' });
    // Who was enrolled before there were books is billed now.
    await billEnrolment(db, activity, before, context.now);
    const bill = await lockEnrolmentBill(db, activity, before.id);
    if (bill === undefined) throw refuse(codes.requestError, { situation: 'conflict' });
    const { payment, note } = sent;
    await bookPayment(db, context, bill, { payment, note, accountId: context.actor?.accountId ?? null });
    const row = await findEnrolment(db, sent);
    await recordAct(db, context, {
      ccId: sent.ccId,
      act: 'activity.payment',
      subject: `activity:${sent.activityId}`,
      details: { enrolment: row.id, from: before.payment, to: sent.payment, note: sent.note },
    });
    return standingOf(db, row);
  });
}

/** The slip of a transfer that lies with an enrolment. */
export async function readEnrolmentVoucher(
  context: Pick<RequestContext, 'db' | 'actor' | 'storage'>,
  sent: OneEnrolment,
) {
  requireRight(context, 'activity.manage', sent.ccId);
  const [row] = await context.db
    .select({ upload: uploads })
    .from(enrolments)
    .innerJoin(bills, eq(bills.key, sql`'enrolment:' || ${enrolments.id}`))
    .innerJoin(vouchers, eq(vouchers.billId, bills.id))
    .innerJoin(uploads, eq(uploads.id, vouchers.uploadId))
    .where(
      and(
        eq(enrolments.id, sent.enrolmentId),
        eq(enrolments.activityId, sent.activityId),
        eq(bills.communityId, sent.ccId),
      ),
    )
    .orderBy(desc(vouchers.id))
    .limit(1);
  if (row === undefined) throw refuse(codes.notFound);
  const { name, cname, contentType } = row.upload;
  const content = await context.storage.bytes(uploadKey(cname));
  return { name, content_type: contentType, content: Buffer.from(content).toString('base64') };
}

/** The same words to the same people within this time were sent twice by mistake, in milliseconds. */
const sentTwice = 600_000;

/** Tells those enrolled something, on their ways and on their tickets’ page; the same words sent twice are told once. */
export function announceToEnrolled(
  context: SaveContext,
  sent: One & {
    readonly title: string;
    readonly body: string;
    readonly include_waiting: boolean;
  },
) {
  const { now, origin } = context;
  return atTheDesk(context, sent, async (db, activity) => {
    const [known] = await db
      .select()
      .from(activityNotices)
      .where(
        and(
          eq(activityNotices.activityId, activity.id),
          eq(activityNotices.title, sent.title),
          eq(activityNotices.body, sent.body),
          gt(activityNotices.sentAt, new Date(now.getTime() - sentTwice)),
        ),
      );
    if (known !== undefined) return { receivers: known.receivers };
    const states = sent.include_waiting ? (['confirmed', 'offered', 'waiting'] as const) : (['confirmed'] as const);
    const parties = await db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.activityId, activity.id), inArray(enrolments.state, [...states])));
    const notice = onlyRow(
      await db
        .insert(activityNotices)
        .values({
          activityId: activity.id,
          title: sent.title,
          body: sent.body,
          receivers: parties.length,
          sentAt: now,
        })
        .returning(),
    );
    const [text] = await db.select().from(activityTexts).where(eq(activityTexts.activityId, activity.id)).limit(1);
    const words = { title: `${sent.title} · ${text?.title ?? ''}`, text: sent.body };
    await sendToParties(db, parties, {
      activity,
      key: ({ id }) => `activity-notice:${notice.id}:${id}`,
      wordsFor: () => words,
      now,
      origin,
    });
    await recordAct(db, context, {
      ccId: sent.ccId,
      act: 'activity.announce',
      subject: `activity:${activity.id}`,
      details: { title: sent.title, receivers: parties.length },
    });
    return { receivers: parties.length };
  });
}

/** Does something at the desk to an activity of a community while it is locked. */
export function atTheDesk<Result>(
  context: SaveContext,
  { ccId, activityId }: One,
  work: (db: Writing, activity: NonNullable<Awaited<ReturnType<typeof lockActivity>>>) => Promise<Result>,
): Promise<Result> {
  requireRight(context, 'activity.manage', ccId);
  return withTransaction(context.db, async (transaction) => {
    const activity = await lockActivity(transaction, activityId, ccId);
    if (activity === undefined) throw refuse(codes.notFound);
    return work(transaction, activity);
  });
}

export async function findEnrolment(db: Writing, { enrolmentId, activityId }: OneEnrolment): Promise<Enrolment> {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.id, enrolmentId), eq(enrolments.activityId, activityId)));
  if (row === undefined) throw refuse(codes.notFound);
  return row;
}
