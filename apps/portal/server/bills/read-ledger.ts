import { accountBalances, type LedgerAccount, receiptNumber } from '@selvedge/domain/fees';
import { cents } from '@selvedge/domain/money';
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { bills, feeSettings, ledgerEntries, receipts } from '../database/schema';
import { requireRight } from '../desk/require-right';

export interface Span {
  readonly ccId: number;
  /** The first day. */
  readonly from?: string | undefined;
  /** The first day after the span. */
  readonly until?: string | undefined;
}

/** The books of a span of days: a part of the entries, and what every account holds by all of them. */
export async function readLedger(context: PortalContext, { limit, offset, ...span }: Span & ListRange) {
  requireRight(context, 'fee.manage', span.ccId);
  const { db } = context;
  const [list, balances, total, [settings]] = await Promise.all([
    selectBooks(context, span, { limit, offset }),
    sumAccounts(db, span),
    db.$count(ledgerEntries, within(span)),
    db.select().from(feeSettings).where(eq(feeSettings.communityId, span.ccId)),
  ]);
  const difference = Object.values(balances).reduce((sum, balance) => sum + balance, 0);
  return { list, total, balances, difference, currency: settings?.currency ?? 'CNY' };
}

/** The entries of a span in the order of their days. */
export async function selectBooks(
  { db, language }: Pick<PortalContext, 'db' | 'language'>,
  span: Span,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const rows = await db
    .select({ entry: ledgerEntries, payer: bills.payer, titles: bills.titles, receipt: receipts })
    .from(ledgerEntries)
    .innerJoin(bills, eq(bills.id, ledgerEntries.billId))
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .where(within(span))
    .orderBy(asc(ledgerEntries.bookedOn), asc(ledgerEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map(
    ({
      entry: { id, billId, kind, debit, credit, reverses, bookedOn, way, reason, ...entry },
      payer,
      titles,
      receipt,
    }) => ({
      ...{ id, kind, debit, credit, reverses, way, reason, payer },
      cents: entry.cents,
      bill_id: billId,
      booked_on: bookedOn,
      title: titles[language],
      receipt: receipt === null ? null : receiptNumber(receipt.year, receipt.serial),
    }),
  );
}

function within({ ccId, from, until }: Span): SQL | undefined {
  return and(
    eq(ledgerEntries.communityId, ccId),
    from === undefined ? undefined : gte(ledgerEntries.bookedOn, from),
    until === undefined ? undefined : lt(ledgerEntries.bookedOn, until),
  );
}

async function sumAccounts(db: PortalDb, span: Span) {
  const rows = await db
    .select({
      debit: ledgerEntries.debit,
      credit: ledgerEntries.credit,
      cents: sql<string>`sum(${ledgerEntries.cents})`,
    })
    .from(ledgerEntries)
    .where(within(span))
    .groupBy(ledgerEntries.debit, ledgerEntries.credit);
  return accountBalances(rows.map((row) => ({ ...row, cents: cents(Number(row.cents)) }))) satisfies Readonly<
    Record<LedgerAccount, number>
  >;
}
