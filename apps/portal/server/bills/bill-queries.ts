import type { Day, Instalment, LedgerEntry } from '@selvedge/domain/fees';
import { type Cents, cents } from '@selvedge/domain/money';
import type { Transaction } from '@selvedge/server-kit';
import { and, asc, eq } from 'drizzle-orm';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import type * as schema from '../database/schema';
import { bills, instalments, ledgerEntries, vouchers } from '../database/schema';
import { isHere } from '../sites/is-here';

/** A transaction of the portal's database. */
export type Tx = Transaction<typeof schema>;

type Reads = Pick<PortalDb, 'select' | '$count'>;

export type BillRow = typeof bills.$inferSelect;

/** A bill that nobody else changes until the transaction ends. */
export async function lockBill(tx: Tx, id: number): Promise<BillRow | undefined> {
  const [row] = await tx.select().from(bills).where(eq(bills.id, id)).for('update');
  return row;
}

/** A bill, as long as it is one of the community whose pages ask. */
export async function selectBill(
  context: Pick<PortalContext, 'db' | 'within'>,
  id: number,
): Promise<BillRow | undefined> {
  const [row] = await context.db
    .select()
    .from(bills)
    .where(and(eq(bills.id, id), isHere(bills, context)));
  return row;
}

/** A bill's entries as they were made. */
export async function selectEntries(db: Reads, billId: number) {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.billId, billId))
    .orderBy(asc(ledgerEntries.id));
  return rows.map((row) => ({ ...row, cents: cents(row.cents) })) satisfies LedgerEntry[];
}

export async function selectInstalments(db: Reads, billId: number): Promise<readonly Instalment[]> {
  const rows = await db
    .select()
    .from(instalments)
    .where(eq(instalments.billId, billId))
    .orderBy(asc(instalments.number));
  return rows.map(({ number, dueOn, cents: amount }) => ({ number, dueOn: dueOn as Day, cents: cents(amount) }));
}

/** Whether a voucher for a bill waits to be looked at. */
export async function hasWaitingVoucher(db: Reads, billId: number): Promise<boolean> {
  return (await db.$count(vouchers, and(eq(vouchers.billId, billId), eq(vouchers.state, 'waiting')))) > 0;
}

/** What is settled of a bill: what was charged less what is still owed. */
export function settledOf({ charged, outstanding }: { readonly charged: Cents; readonly outstanding: Cents }): Cents {
  return cents(charged - outstanding);
}
