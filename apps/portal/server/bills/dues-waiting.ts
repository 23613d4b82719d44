import { dayAt } from '@selvedge/domain/fees';
import { sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { type Queue, selectQueue } from '../desk/today-queries';
import { noteDeliveries } from './note-deliveries';

/** What of dues waits for the desk. */
export interface DuesWaiting {
  readonly vouchers: Queue;
  readonly renewals: Queue;
  readonly undelivered: Queue;
}

/** The transfer slips to look at, the fees that soon bill their next period, and whom no notice reached. */
export async function selectDuesWaiting(context: PortalContext, ccId: number): Promise<DuesWaiting> {
  await noteDeliveries(context.db);
  const [vouchers, renewals, undelivered] = await Promise.all([
    selectVouchersWaiting(context, ccId),
    selectRenewalsDue(context, ccId),
    selectUnreached(context, ccId),
  ]);
  return { vouchers, renewals, undelivered };
}

function selectVouchersWaiting(context: PortalContext, ccId: number): Promise<Queue> {
  return selectQueue(
    context,
    sql`select 'voucher' as kind, v.id, b.payer as title, extract(epoch from v.created_at)::int as time, null::int as count
      from vouchers as v join bills as b on b.id = v.bill_id
      where v.community_id = ${ccId} and v.state = 'waiting' order by v.id`,
  );
}

/** How long before a renewal somebody should look once more at what it will ask of whom. */
const renewalDays = 30;

function selectRenewalsDue(context: PortalContext, ccId: number): Promise<Queue> {
  const today = sql`${dayAt(context.now)}::date`;
  const title = sql`(select t.title from fee_texts as t where t.fee_id = f.id
    order by t.language = ${context.language} desc limit 1)`;
  return selectQueue(
    context,
    sql`select 'renewal' as kind, id, title,
        extract(epoch from day::timestamp at time zone 'Asia/Shanghai')::int as time, null::int as count
      from (
        select f.id, ${title} as title, coalesce(
          (select max(p.until) from fee_periods as p where p.fee_id = f.id), f.period_until) - f.renews_before as day
        from fees as f where f.community_id = ${ccId} and f.state = 'published' and f.renews
      ) as renewing
      where day <= ${today} + ${renewalDays}::int order by day, id`,
  );
}

/** Who still owes something and was not reached in the last two months, each once. */
function selectUnreached(context: PortalContext, ccId: number): Promise<Queue> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  return selectQueue(
    context,
    sql`select 'undelivered' as kind, b.id, b.payer as title,
        extract(epoch from max(n.created_at))::int as time, null::int as count
      from bill_notices as n join bills as b on b.id = n.bill_id
      where b.community_id = ${ccId} and b.state in ('unpaid', 'part_paid', 'overdue')
        and n.delivered_at is null and n.problem is not null and n.created_at > ${now} - interval '60 days'
      group by b.id order by time desc, b.id desc`,
  );
}
