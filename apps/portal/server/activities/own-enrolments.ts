import type { RawEnrolment, RawEnrolmentDetail } from '@selvedge/api-contract/community';
import { activityPhase } from '@selvedge/domain/activity';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { qrSvg } from '../account/qr-svg';
import { type Listed, type ListRange, type PortalContext, unixSeconds } from '../context';
import { formVersionToWire } from '../custom-forms/form-versions';
import { inLanguage } from '../database/in-language';
import {
  activities,
  activityNotices,
  activityTexts,
  activityTickets,
  activityTicketTexts,
  bills,
  enrolmentPlaces,
  enrolments,
} from '../database/schema';
import { wordsOf } from '../database/words-of';
import { hasTickets } from './change-enrolment';
import { enrolmentBillKey } from './enrolment-bill';
import type { Activity, Enrolment } from './enrolment-queries';
import { canHandOn } from './hand-on-ticket';
import { standingOf } from './standing';

/** The caller's enrolments in a community: those to come by their day, then those that are over, the latest first. */
export async function listOwnEnrolments(context: PortalContext, range: ListRange): Promise<Listed<RawEnrolment>> {
  const { db, now, actor } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  const where = and(eq(enrolments.accountId, actor.accountId), eq(activities.communityId, range.ccId));
  const isOver = sql`${activities.endsAt} <= ${now}`;
  const rows = await enrolmentsWhere(context, where)
    .orderBy(
      sql`${isOver}`,
      sql`case when ${isOver} then null else ${activities.startsAt} end`,
      desc(activities.startsAt),
      desc(enrolments.id),
    )
    .limit(range.limit)
    .offset(range.offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(enrolments)
    .innerJoin(activities, eq(activities.id, enrolments.activityId))
    .where(where);
  const list = await Promise.all(rows.map((row) => toWire(context, row)));
  return { list, total: counted?.total ?? 0 };
}

/**
 * One of the caller's enrolments with its tickets.
 *
 * @throws code 10 when it is not the caller's
 */
export async function findOwnEnrolment(
  context: PortalContext,
  { enrolmentId }: { readonly enrolmentId: number },
): Promise<RawEnrolmentDetail> {
  const { db, actor } = context;
  const [row] = await enrolmentsWhere(
    context,
    and(eq(enrolments.id, enrolmentId), eq(enrolments.accountId, actor?.accountId ?? 0)),
  );
  if (row === undefined) throw refuse(codes.notFound);
  const { enrolment } = row;
  const [places, notices, form, [ticket], [bill]] = await Promise.all([
    db
      .select()
      .from(enrolmentPlaces)
      .where(eq(enrolmentPlaces.enrolmentId, enrolmentId))
      .orderBy(asc(enrolmentPlaces.id)),
    db
      .select()
      .from(activityNotices)
      .where(eq(activityNotices.activityId, enrolment.activityId))
      .orderBy(desc(activityNotices.sentAt), desc(activityNotices.id))
      .limit(20),
    formVersionToWire(db, enrolment.formId),
    db
      .select({ ticket: activityTickets, title: activityTicketTexts.title })
      .from(activityTickets)
      .innerJoin(activityTicketTexts, eq(activityTicketTexts.ticketId, activityTickets.id))
      .where(eq(activityTickets.id, enrolment.ticketId))
      .orderBy(inLanguage(activityTicketTexts.language, context.language))
      .limit(1),
    db
      .select({ id: bills.id })
      .from(bills)
      .where(and(eq(bills.communityId, row.activity.communityId), eq(bills.key, enrolmentBillKey(enrolmentId)))),
  ]);
  const isShown = hasTickets(enrolment);
  return {
    ...(await toWire(context, row)),
    ticket: ticket?.title ?? '',
    contact: enrolment.contact,
    email: enrolment.email,
    phone: enrolment.phone,
    payment_note: enrolment.paymentNote,
    bill_id: bill?.id ?? null,
    places: await Promise.all(
      places.map(async (place) => ({
        id: place.id,
        name: place.name,
        code: isShown && place.givenUpAt === null ? place.code : null,
        svg: isShown && place.givenUpAt === null ? await qrSvg(place.code) : null,
        checked_in_time: place.checkedInAt === null ? null : unixSeconds(place.checkedInAt),
        is_given_up: place.givenUpAt !== null,
        can_hand_on: canHandOn(row.activity, { enrolment, place, ticket: ticket?.ticket, now: context.now }),
      })),
    ),
    answers: enrolment.answers,
    form,
    notices: isShown
      ? notices.map(({ id, title, body, sentAt }) => ({ id, title, body, time: unixSeconds(sentAt) }))
      : [],
  };
}

interface Row {
  readonly enrolment: Enrolment;
  readonly activity: Activity;
  readonly title: string;
  readonly place: string;
}

async function toWire({ db, now }: PortalContext, { enrolment, activity, title, place }: Row): Promise<RawEnrolment> {
  return {
    ...(await standingOf(db, enrolment)),
    enrolled_time: unixSeconds(enrolment.enrolledAt),
    activity: {
      id: activity.id,
      phase: activityPhase(activity, { seats: activity.seats, taken: 0, waiting: 0 }, now),
      title,
      place,
      start_time: unixSeconds(activity.startsAt),
      end_time: unixSeconds(activity.endsAt),
    },
  };
}

function enrolmentsWhere({ db, language }: PortalContext, condition: ReturnType<typeof and>) {
  const words = wordsOf({ db, language }, [activityTexts, activityTexts.activityId, activities.id], {
    title: activityTexts.title,
    place: activityTexts.place,
  });
  return db
    .select({ enrolment: enrolments, activity: activities, title: words.title, place: words.place })
    .from(enrolments)
    .innerJoin(activities, eq(activities.id, enrolments.activityId))
    .innerJoinLateral(words, sql`true`)
    .where(condition)
    .$dynamic();
}
