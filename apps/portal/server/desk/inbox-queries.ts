import { sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { type Queue, selectQueue } from './today-queries';

/** Messages that nobody has answered yet, the oldest first. */
export function selectMessagesWaiting(context: PortalContext, ccId: number): Promise<Queue> {
  return selectQueue(
    context,
    sql`select 'message' as kind, id, contacts as title, extract(epoch from received_at)::int as time, null::int as count
      from message_board_entries where community_id = ${ccId} and state in ('new', 'seen') order by received_at, id`,
  );
}

/** Applications that nobody has answered yet, the oldest first. */
export function selectApplicationsWaiting(context: PortalContext, ccId: number): Promise<Queue> {
  return selectQueue(
    context,
    sql`select 'application' as kind, a.id, a.contacts as title,
        extract(epoch from a.received_at)::int as time, null::int as count
      from recruitment_applications as a join recruitments as r on r.id = a.recruitment_id
      where r.community_id = ${ccId} and a.state in ('new', 'seen') order by a.received_at, a.id`,
  );
}
