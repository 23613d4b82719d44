import { dayAt, entrySides, type Instalment } from '@selvedge/domain/fees';
import { onlyRow } from '../database/only-row';
import { billChanges, bills, instalments, type Language, ledgerEntries } from '../database/schema';
import type { Tx } from './bill-queries';

/** Something that is to be paid. */
export interface NewBill {
  readonly communityId: number;
  /** What it is for: the same key is billed once. */
  readonly key: string;
  readonly feeId?: number | null;
  readonly period?: { readonly from: string; readonly until: string } | null;
  readonly memberId?: number | null;
  readonly companyId?: number | null;
  /** Who pays without being a member. */
  readonly accountId?: number | null;
  /** The payer's name. */
  readonly payer: string;
  readonly titles: Readonly<Record<Language, string>>;
  /** They add up to the amount. */
  readonly instalments: readonly Instalment[];
  readonly currency: string;
  readonly reminders?: readonly number[];
}

interface By {
  readonly now: Date;
  /** Null when it comes by itself. */
  readonly accountId: number | null;
}

/**
 * Bills somebody, and writes the debt into the books: once a key, however often and by how many at the same time.
 *
 * @returns the bill's id, and whether it is a new one
 */
export async function issueBill(
  tx: Tx,
  bill: NewBill,
  by: By,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { instalments: parts, period, communityId, key, payer, titles, currency } = bill;
  const total = parts.reduce((sum, part) => sum + part.cents, 0);
  const row = {
    communityId,
    key,
    payer,
    titles,
    currency,
    cents: total,
    feeId: bill.feeId ?? null,
    periodFrom: period?.from ?? null,
    periodUntil: period?.until ?? null,
    memberId: bill.memberId ?? null,
    companyId: bill.companyId ?? null,
    accountId: bill.accountId ?? null,
    reminders: bill.reminders ?? [],
    createdAt: by.now,
    updatedAt: by.now,
  };
  const [made] = await tx.insert(bills).values(row).onConflictDoNothing().returning({ id: bills.id });
  if (made === undefined) return { id: await existing(tx, bill), isNew: false };
  await tx.insert(instalments).values(parts.map((part) => ({ ...part, billId: made.id })));
  await tx.insert(ledgerEntries).values({
    communityId,
    billId: made.id,
    kind: 'charge',
    ...entrySides.charge,
    cents: total,
    bookedOn: dayAt(by.now),
    enteredBy: by.accountId,
    createdAt: by.now,
  });
  await tx.insert(billChanges).values({
    billId: made.id,
    event: 'issue',
    from: 'unpaid',
    to: 'unpaid',
    accountId: by.accountId,
    createdAt: by.now,
  });
  return { id: made.id, isNew: true };
}

async function existing(tx: Tx, { communityId, key }: NewBill): Promise<number> {
  const found = await tx.query.bills.findMany({
    columns: { id: true },
    where: (table, { and, eq }) => and(eq(table.communityId, communityId), eq(table.key, key)),
  });
  return onlyRow(found).id;
}
