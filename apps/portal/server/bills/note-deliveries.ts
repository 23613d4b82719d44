import { sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';

/** Notes what became of the mails of notices: the outbox forgets them after some time. */
export async function noteDeliveries(db: Pick<PortalDb, 'execute'>): Promise<void> {
  await db.execute(sql`
    update bill_notices as n set
      delivered_at = m.sent_at,
      problem = case when m.refused_at is null then null else coalesce(m.problem, 'refused') end
    from outbox.mails as m
    where n.delivered_at is null and n.recipient is not null
      and m.key in (
        concat('bill:', n.bill_id, ':', n.kind, ':', n.instalment, ':', n."offset"),
        (select concat('notice:', t.id) from notices as t
          where t.key = concat('bill:', n.bill_id, ':', n.kind, ':', n.instalment, ':', n."offset") limit 1))
      and (m.sent_at is not null or m.refused_at is not null)
      and (n.problem is null or m.sent_at is not null)`);
}
