import { activityStatuses } from '@selvedge/api-contract/community';
import { and, asc, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { activities, activityTexts, enrolments } from '../database/schema';

export interface ActivityRange extends ListRange {
  readonly status: number;
}

/** The database's side of `activityStatus`. */
function statusIs(status: number, now: Date): SQL | undefined {
  if (status === activityStatuses.coming) return gt(activities.startsAt, now);
  if (status === activityStatuses.running) return and(lte(activities.startsAt, now), gt(activities.endsAt, now));
  if (status === activityStatuses.over) return lte(activities.endsAt, now);
  return undefined;
}

function wanted({ now }: PortalContext, { ccId, status }: ActivityRange): SQL | undefined {
  return and(eq(activities.communityId, ccId), ne(activities.state, 'draft'), statusIs(status, now));
}

export function selectActivities(context: PortalContext, range: ActivityRange) {
  const { db, language } = context;
  const words = db
    .select({ title: activityTexts.title, place: activityTexts.place, summary: activityTexts.summary })
    .from(activityTexts)
    .where(eq(activityTexts.activityId, activities.id))
    .orderBy(inLanguage(activityTexts.language, language))
    .limit(1)
    .as('words');
  const taken = db
    .select({ enrolled: sql<number>`coalesce(sum(${enrolments.size}), 0)::int`.as('enrolled') })
    .from(enrolments)
    .where(
      and(eq(enrolments.activityId, activities.id), inArray(enrolments.state, ['confirmed', 'offered', 'waiting'])),
    )
    .as('taken');
  const order = range.status === activityStatuses.over ? desc : asc;
  return db
    .select({
      id: activities.id,
      startsAt: activities.startsAt,
      endsAt: activities.endsAt,
      seats: activities.seats,
      audience: activities.audience,
      title: words.title,
      place: words.place,
      summary: words.summary,
      enrolled: taken.enrolled,
    })
    .from(activities)
    .innerJoinLateral(words, sql`true`)
    .innerJoinLateral(taken, sql`true`)
    .where(wanted(context, range))
    .orderBy(order(activities.startsAt), order(activities.id))
    .limit(range.limit)
    .offset(range.offset);
}

export function countActivities(context: PortalContext, range: ActivityRange): Promise<number> {
  return context.db.$count(activities, wanted(context, range));
}
