import { sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';

/** Members that are added at once, so that no statement runs into its limit on a slow machine. */
const atOnce = 2000;

/**
 * Adds members to community 1, each with a bill of two instalments a year for three years: the first two years are paid
 * with receipts and half of them by slips, of the third one in a hundred is late, one in twenty has paid the first half, the others all.
 */
export async function growDues(db: PortalDb, members: number): Promise<void> {
  for (let added = 0; added < members; added += atOnce) await addPayers(db, Math.min(atOnce, members - added), added);
  await db.execute(sql`
    insert into receipt_series (community_id, year, last)
    select community_id, year, max(serial) from receipts where community_id = 1 group by 1, 2
    on conflict (community_id, year) do update set last = excluded.last`);
  await db.execute(sql`vacuum analyze`);
}

async function addPayers(db: PortalDb, count: number, before: number): Promise<void> {
  await db.execute(sql`
    with payers as (
      insert into members (community_id, joined_at, privacy)
      select 1, timestamptz '2020-01-01' + n * interval '1 minute', (select privacy from members order by id limit 1)
      from generate_series(1, ${count}::int) as n
      returning id
    ), years as (
      select payers.id as member_id, year, case
        when year < 2026 then 'paid' when payers.id % 100 = 0 then 'overdue' when payers.id % 20 = 1 then 'part_paid'
        else 'paid' end as state
      from payers, generate_series(2024, 2026) as year
    ), made as (
      insert into bills (community_id, key, member_id, payer, titles, cents, currency, state, reminders, created_at, updated_at)
      select 1, 'bulk:' || member_id || ':' || year, member_id, '会员' || member_id, '{"zh-cn":"会费","en":"Dues"}'::jsonb,
        200000, 'CNY', state, '[-7, 0, 14]'::jsonb, make_date(year, 1, 5), make_date(year, 1, 5)
      from years order by year, member_id
      returning id, member_id, state, created_at::date as day
    ), parts as (
      insert into instalments (bill_id, number, due_on, cents)
      select made.id, part, made.day + part * 150, 100000 from made, generate_series(1, 2) as part
    ), told as (
      insert into bill_notices (bill_id, kind, instalment, "offset", recipient, created_at, delivered_at, problem)
      select id, 'issued', 0, 0, 'payer@mill.example', day, case when member_id % 200 <> 0 then day end,
        case when member_id % 200 = 0 then 'no_address' end from made
    ), files as (
      insert into uploads (cname, name, size, sha256, content_type, received_at)
      select 'bulk-' || id || '.jpg', 'slip.jpg', 1000, encode(sha256(id::text::bytea), 'hex'), 'image/jpeg', day from made where member_id % 2 = 0
      returning id, sha256, received_at
    ), slips as (
      insert into vouchers (community_id, bill_id, upload_id, sha256, cents, state, decided_at, created_at)
      select 1, made.id, files.id, files.sha256, 200000, 'accepted', day + 30, day + 29
      from made join files on files.sha256 = encode(sha256(made.id::text::bytea), 'hex')
    ), charged as (
      insert into ledger_entries (community_id, bill_id, kind, debit, credit, cents, booked_on, created_at)
      select 1, id, 'charge', 'receivable', 'income', 200000, day, day from made
    ), paid as (
      insert into ledger_entries (community_id, bill_id, kind, debit, credit, cents, booked_on, way, created_at)
      select 1, id, 'payment', 'bank', 'receivable', case state when 'paid' then 200000 else 100000 end, day + 30,
        'transfer', day + 30 from made where state <> 'overdue'
      returning id, created_at
    )
    insert into receipts (community_id, year, serial, kind, entry_id, created_at)
    select 1, extract(year from created_at)::int,
      (1000 + ${before}::int * 3 + row_number() over (order by id))::int, 'payment', id, created_at from paid`);
}
