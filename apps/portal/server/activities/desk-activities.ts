import type { RawCustomForm, RawDeskActivity } from '@selvedge/api-contract/community';
import { activityPhase } from '@selvedge/domain/activity';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, desc, eq, gt, ilike, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { type Listed, type ListRange, type PortalContext, unixSeconds } from '../context';
import { formVersionToWire } from '../custom-forms/form-versions';
import {
  activities,
  activityTexts,
  activityTickets,
  activityTicketTexts,
  enrolmentPlaces,
  enrolments,
} from '../database/schema';
import { likePattern } from '../desk/like-pattern';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { versionOf } from '../desk/version';
import { selectTickets } from './ticket-queries';

type State = 'draft' | 'coming' | 'running' | 'over' | 'cancelled';

interface Filter extends ListRange {
  readonly keywords?: string | undefined;
  readonly state?: State | undefined;
}

/** The desk's list of activities, drafts too, the latest first. */
export async function searchDeskActivities(context: PortalContext, filter: Filter): Promise<Listed<RawDeskActivity>> {
  requireRight(context, 'activity.manage', filter.ccId);
  const { db, now } = context;
  const { ccId, keywords = '', state } = filter;
  const titled = db
    .select({ id: activityTexts.activityId })
    .from(activityTexts)
    .where(ilike(activityTexts.title, likePattern(keywords)));
  const where = and(
    eq(activities.communityId, ccId),
    state === undefined ? undefined : inState[state](now),
    keywords === '' ? undefined : inArray(activities.id, titled),
  );
  const [rows, total] = await Promise.all([selectRows(context, where, filter), db.$count(activities, where)]);
  return { list: await withTexts(context, rows), total };
}

const published = eq(activities.state, 'published');

const inState = {
  draft: () => eq(activities.state, 'draft'),
  coming: (now) => and(published, gt(activities.startsAt, now)),
  running: (now) => and(published, lte(activities.startsAt, now), gt(activities.endsAt, now)),
  over: (now) => and(published, lte(activities.endsAt, now)),
  cancelled: () => eq(activities.state, 'cancelled'),
} as const satisfies Record<State, (now: Date) => SQL | undefined>;

/** @throws code 10 when the community has no such activity */
export async function findDeskActivity(
  context: PortalContext,
  { ccId, activityId }: { readonly ccId: number; readonly activityId: number },
) {
  requireRight(context, 'activity.manage', ccId);
  const { db } = context;
  const where = and(eq(activities.communityId, ccId), eq(activities.id, activityId));
  const rows = await selectRows(context, where, { limit: 1, offset: 0 });
  const [item] = await withTexts(context, rows);
  const row = rows[0]?.row;
  if (item === undefined || row === undefined) throw refuse(codes.notFound);
  const [texts, tickets, form] = await Promise.all([
    db.select().from(activityTexts).where(eq(activityTexts.activityId, activityId)),
    selectTickets(context, activityId),
    formVersionToWire(db, row.formId),
  ]);
  const ticketTexts = await db
    .select()
    .from(activityTicketTexts)
    .innerJoin(activityTickets, eq(activityTickets.id, activityTicketTexts.ticketId))
    .where(eq(activityTickets.activityId, activityId));
  const ticketTextsOf = textsByRecord(
    ticketTexts.map(({ activity_ticket_texts: text }) => text),
    ({ ticketId }) => ticketId,
  );
  return {
    ...item,
    close_time: row.closesAt === null ? null : unixSeconds(row.closesAt),
    has_waiting_list: row.hasWaitingList,
    offer_hours: row.offerHours,
    largest_party: row.largestParty,
    img: row.picture,
    texts: textsByRecord(texts, (text) => text.activityId)(activityId),
    cancel_reason: texts.find(({ language }) => language === context.language)?.cancelReason ?? '',
    tickets: tickets.map(({ ticket, taken }) => ({
      id: ticket.id,
      seats: ticket.seats,
      price: ticket.priceCents,
      member_price: ticket.memberPriceCents,
      is_for_members: ticket.isForMembers,
      taken,
      texts: ticketTextsOf(ticket.id),
    })),
    form: (form?.form ?? null) as RawCustomForm | null,
    form_version: form?.number ?? null,
  };
}

function selectRows({ db }: PortalContext, where: SQL | undefined, { limit, offset }: Omit<ListRange, 'ccId'>) {
  const places = db
    .select({
      taken: sql<number>`coalesce(sum(${enrolments.size}) filter (where ${enrolments.state} <> 'waiting'), 0)`
        .mapWith(Number)
        .as('taken'),
      waiting: sql<number>`coalesce(sum(${enrolments.size}) filter (where ${enrolments.state} = 'waiting'), 0)`
        .mapWith(Number)
        .as('waiting'),
    })
    .from(enrolments)
    .where(
      and(eq(enrolments.activityId, activities.id), inArray(enrolments.state, ['confirmed', 'offered', 'waiting'])),
    )
    .as('places');
  return db
    .select({
      row: activities,
      taken: places.taken,
      waiting: places.waiting,
      checkedIn: db.$count(
        enrolmentPlaces,
        and(eq(enrolmentPlaces.activityId, activities.id), isNotNull(enrolmentPlaces.checkedInAt)),
      ),
    })
    .from(activities)
    .innerJoinLateral(places, sql`true`)
    .where(where)
    .orderBy(desc(activities.startsAt), desc(activities.id))
    .limit(limit)
    .offset(offset);
}

async function withTexts({ db, now }: PortalContext, rows: Awaited<ReturnType<typeof selectRows>>) {
  const ids = rows.map(({ row }) => row.id);
  const texts = await db.select().from(activityTexts).where(inArray(activityTexts.activityId, ids));
  const textsOf = textsByRecord(texts, ({ activityId }) => activityId);
  return rows.map(({ row, taken, waiting, checkedIn }) => ({
    id: row.id,
    version: versionOf(row.updatedAt),
    phase: activityPhase(row, { seats: row.seats, taken, waiting }, now),
    is_top: row.isTop,
    start_time: unixSeconds(row.startsAt),
    end_time: unixSeconds(row.endsAt),
    seats: row.seats,
    taken,
    waiting,
    checked_in: checkedIn,
    audience: row.audience,
    texts: textsOf(row.id),
  }));
}
