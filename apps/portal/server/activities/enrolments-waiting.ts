import { sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { activities, activityTexts, enrolments, type Language } from '../database/schema';
import { type Queue, selectQueue } from '../desk/today-queries';

const waiting = { 'zh-cn': ' 人候补', en: ' waiting' } as const satisfies Record<Language, string>;

/** The activities to come in which somebody waits or has an offer, what begins first first; the title says how many. */
export function selectEnrolmentsWaiting(context: PortalContext, ccId: number): Promise<Queue> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const title = sql`(select ${activityTexts.title} from ${activityTexts} where ${activityTexts.activityId} = ${activities.id}
    order by ${activityTexts.language} = ${context.language} desc limit 1)`;
  return selectQueue(
    context,
    sql`select 'enrolment' as kind, ${activities.id} as id, ${title} || ' · ' || sum(${enrolments.size}) || ${waiting[context.language]} as title,
        extract(epoch from ${activities.startsAt})::int as time, null::int as count
      from ${activities} join ${enrolments} on ${enrolments.activityId} = ${activities.id}
      where ${activities.communityId} = ${ccId} and ${activities.state} = 'published' and ${activities.startsAt} > ${now}
        and ${enrolments.state} in ('waiting', 'offered')
      group by ${activities.id} order by ${activities.startsAt}, ${activities.id}`,
  );
}
