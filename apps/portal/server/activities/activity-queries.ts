import { activityStatuses } from '@selvedge/api-contract/community';
import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { activities, activityTexts, activityTickets, enrolments } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';
import { isHere } from '../sites/is-here';

export interface ActivityRange extends ListRange {
  readonly status: number;
  readonly keywords?: string | undefined;
  /** A month of the association's, `2026-11`. */
  readonly month?: string | undefined;
}

/** Whether an activity is anybody's to see; lists, pages, the search and the sitemap all ask it. */
export const isAnnounced = ne(activities.state, 'draft');

/** The database's side of `activityStatus`. */
function statusIs(status: number, now: Date): SQL | undefined {
  if (status === activityStatuses.any) return undefined;
  if (status === activityStatuses.cancelled) return eq(activities.state, 'cancelled');
  const times = {
    [activityStatuses.coming]: gt(activities.startsAt, now),
    [activityStatuses.running]: and(lte(activities.startsAt, now), gt(activities.endsAt, now)),
    [activityStatuses.over]: lte(activities.endsAt, now),
  };
  return and(ne(activities.state, 'cancelled'), times[status as keyof typeof times]);
}

function wanted({ db, now }: PortalContext, { ccId, status, keywords = '', month }: ActivityRange): SQL | undefined {
  const pattern = likePattern(keywords.trim());
  const words = db
    .select({ activityId: activityTexts.activityId })
    .from(activityTexts)
    .where(
      or(
        ilike(activityTexts.title, pattern),
        ilike(activityTexts.place, pattern),
        ilike(activityTexts.summary, pattern),
      ),
    );
  return and(
    eq(activities.communityId, ccId),
    isAnnounced,
    statusIs(status, now),
    keywords.trim() === '' ? undefined : inArray(activities.id, words),
    month === undefined ? undefined : inMonth(month),
  );
}

/** Activities that begin in a month of the association's clock. */
function inMonth(month: string): SQL | undefined {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const beginning = (months: number) => new Date(Date.UTC(year, number - 1 + months, 1) - 8 * 3_600_000);
  return and(gte(activities.startsAt, beginning(0)), lt(activities.startsAt, beginning(1)));
}

export async function selectActivities(context: PortalContext, range: ActivityRange) {
  const order = range.status === activityStatuses.over ? desc : asc;
  return activitiesWhere(context, wanted(context, range))
    .orderBy(desc(activities.isTop), order(activities.startsAt), order(activities.id))
    .limit(range.limit)
    .offset(range.offset);
}

/** One activity that is no draft, of the community whose pages ask. */
export async function selectActivity(context: PortalContext, id: number) {
  const [row] = await activitiesWhere(context, and(eq(activities.id, id), isAnnounced, isHere(activities, context)));
  return row;
}

export type ActivityRow = NonNullable<Awaited<ReturnType<typeof selectActivity>>>;

function activitiesWhere({ db, language }: PortalContext, condition: SQL | undefined) {
  const words = wordsOf({ db, language }, [activityTexts, activityTexts.activityId, activities.id], {
    title: activityTexts.title,
    place: activityTexts.place,
    summary: activityTexts.summary,
    body: activityTexts.body,
    cancelReason: activityTexts.cancelReason,
  });
  const places = db
    .select({
      taken: placesIn(['confirmed', 'offered']).as('taken'),
      waiting: placesIn(['waiting']).as('waiting'),
    })
    .from(enrolments)
    .where(
      and(eq(enrolments.activityId, activities.id), inArray(enrolments.state, ['confirmed', 'offered', 'waiting'])),
    )
    .as('places');
  const prices = db
    .select({
      priceFrom:
        sql<number>`coalesce(min(least(${activityTickets.priceCents}, ${activityTickets.memberPriceCents})), 0)`
          .mapWith(Number)
          .as('price_from'),
    })
    .from(activityTickets)
    .where(eq(activityTickets.activityId, activities.id))
    .as('prices');
  return db
    .select({
      activity: activities,
      title: words.title,
      place: words.place,
      summary: words.summary,
      body: words.body,
      cancelReason: words.cancelReason,
      taken: places.taken,
      waiting: places.waiting,
      priceFrom: prices.priceFrom,
    })
    .from(activities)
    .innerJoinLateral(words, sql`true`)
    .innerJoinLateral(places, sql`true`)
    .innerJoinLateral(prices, sql`true`)
    .where(condition)
    .$dynamic();
}

/** The places of the enrolments in some states. */
function placesIn(states: readonly string[]): SQL<number> {
  const list = sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql<number>`coalesce(sum(${enrolments.size}) filter (where ${enrolments.state} in (${list})), 0)`.mapWith(
    Number,
  );
}

export function countActivities(context: PortalContext, range: ActivityRange): Promise<number> {
  return context.db.$count(activities, wanted(context, range));
}
