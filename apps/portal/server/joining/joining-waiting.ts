import { sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { joinApplications } from '../database/schema';
import { type Queue, selectQueue } from '../desk/today-queries';
import { isForMe } from './application-queries';

/** The applications at a stage that an account works on, what is due first first. What waits for its applicant waits not here. */
export function selectJoiningWaiting(context: PortalContext, ccId: number, accountId: number): Promise<Queue> {
  return selectQueue(
    context,
    sql`select 'joining' as kind, id, name as title,
        extract(epoch from coalesce(deadline, submitted_at))::int as time, null::int as count
      from ${joinApplications}
      where community_id = ${ccId} and state = 'running' and ${isForMe(accountId)}
      order by deadline asc nulls last, id`,
  );
}
