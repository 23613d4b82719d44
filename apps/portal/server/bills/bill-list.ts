import type { RawBill } from '@selvedge/api-contract/community';
import { desc, type SQL, sql } from 'drizzle-orm';
import { type Listed, type PortalContext, unixSeconds } from '../context';
import { bills } from '../database/schema';
import { versionOf } from '../desk/version';
import type { BillRow } from './bill-queries';

/** What is still owed of a bill, by its books. */
export const outstanding = sql<number>`(select coalesce(sum(case when e.debit = 'receivable' then e.cents else 0 end)
  - sum(case when e.credit = 'receivable' then e.cents else 0 end), 0)::int
  from ledger_entries as e where e.bill_id = bills.id)`;

/** What was paid, net of what was taken back. */
const paid = sql<number>`(select coalesce(sum(case when e.kind = 'payment' then e.cents else 0 end)
  - coalesce(sum(case when e.kind = 'reversal' and e.credit = 'bank' then e.cents else 0 end), 0), 0)::int
  from ledger_entries as e where e.bill_id = bills.id)`;

/** The first day on which something is due that is not settled. */
const dueOn = sql<string | null>`(select min(p.due_on)::text from (
    select i.due_on, sum(i.cents) over (order by i.number) as until_then from instalments as i where i.bill_id = bills.id
  ) as p where p.until_then > bills.cents - ${outstanding})`;

export const billFields = { row: bills, outstanding, paid, dueOn };

export interface ListedBill {
  readonly row: BillRow;
  readonly outstanding: number;
  readonly paid: number;
  readonly dueOn: string | null;
}

/** A part of the bills that fit, in an order. */
export async function listBills(
  context: Pick<PortalContext, 'db' | 'language'>,
  where: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  order: SQL = desc(bills.id),
): Promise<Listed<RawBill>> {
  const rows = context.db.select(billFields).from(bills).where(where).orderBy(order, desc(bills.id));
  const [list, total] = await Promise.all([rows.limit(limit).offset(offset), context.db.$count(bills, where)]);
  return { list: list.map((each) => billToWire(each, context)), total };
}

export function billToWire(
  { row, outstanding, paid: money, dueOn: due }: ListedBill,
  { language }: Pick<PortalContext, 'language'>,
): RawBill {
  const { id, feeId, titles, payer, periodFrom, periodUntil, currency, cents, state, createdAt, updatedAt } = row;
  return {
    id,
    version: versionOf(updatedAt),
    fee_id: feeId,
    title: titles[language],
    payer,
    period: periodFrom === null || periodUntil === null ? null : { from: periodFrom, until: periodUntil },
    currency,
    cents,
    paid: money,
    outstanding,
    state,
    due_on: outstanding > 0 ? due : null,
    created_time: unixSeconds(createdAt),
  };
}
