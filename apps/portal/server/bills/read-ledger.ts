import { accountBalances, type LedgerAccount, receiptNumber } from '@selvedge/domain/fees';
import { cents } from '@selvedge/domain/money';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { bills, feeSettings, ledgerEntries, receipts } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type BillFilter, fitsBill } from './fits-bill';

/** Days of the books. */
export interface Span {
  /** The first day. */
  readonly from?: string | undefined;
  /** The first day after the span. */
  readonly until?: string | undefined;
}

/** Which books: of a community, some days, and the bills that fit. */
export interface BooksFilter extends Span, BillFilter {
  readonly ccId: number;
}

/** The books of a span of days: a part of the entries, and what every account holds by all of them. */
export async function readLedger(context: PortalContext, { limit, offset, ...filter }: BooksFilter & ListRange) {
  requireRight(context, 'fee.manage', filter.ccId);
  const { db } = context;
  const where = fitsBooks(db, filter);
  const [list, balances, total, [settings]] = await Promise.all([
    selectBooks(context, filter, { limit, offset }),
    sumAccounts(db, where),
    db.$count(ledgerEntries, where),
    db.select().from(feeSettings).where(eq(feeSettings.communityId, filter.ccId)),
  ]);
  const difference = Object.values(balances).reduce((sum, balance) => sum + balance, 0);
  return { list, total, balances, difference, currency: settings?.currency ?? 'CNY' };
}

/** More entries than any association makes in years; a file beyond it would be cut, so it is refused. */
export const mostExported = 200_000;

/**
 * That the entries that are asked for go into one file.
 *
 * @throws {RefusedRequest} code 107 at `until`: of fewer days there are fewer
 */
export async function requireExportable(db: Pick<PortalDb, 'select' | '$count'>, filter: BooksFilter): Promise<void> {
  if ((await db.$count(ledgerEntries, fitsBooks(db, filter))) > mostExported) {
    throw refuse(codes.outOfRange, { issues: [fieldIssue('until', codes.outOfRange)] });
  }
}

/** The entries in the order of their days. */
export async function selectBooks(
  { db, language }: Pick<PortalContext, 'db' | 'language'>,
  filter: BooksFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const rows = await db
    .select({ entry: ledgerEntries, bill: bills, receipt: receipts })
    .from(ledgerEntries)
    .innerJoin(bills, eq(bills.id, ledgerEntries.billId))
    .leftJoin(receipts, eq(receipts.entryId, ledgerEntries.id))
    .where(fitsBooks(db, filter))
    .orderBy(asc(ledgerEntries.bookedOn), asc(ledgerEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map(
    ({
      entry: { id, billId, kind, debit, credit, reverses, bookedOn, way, reason, ...entry },
      bill: { payer, titles, currency },
      receipt,
    }) => ({
      ...{ id, kind, debit, credit, reverses, way, reason, payer, currency },
      cents: entry.cents,
      bill_id: billId,
      booked_on: bookedOn,
      title: titles[language],
      receipt: receipt === null ? null : receiptNumber(receipt.year, receipt.serial),
    }),
  );
}

/** Every entry names a bill; which bills fit is asked only where some don't. */
function fitsBooks(db: Pick<PortalDb, 'select'>, { ccId, from, until, ...filter }: BooksFilter): SQL | undefined {
  const fits = fitsBill(db, filter);
  return and(
    eq(ledgerEntries.communityId, ccId),
    from === undefined ? undefined : gte(ledgerEntries.bookedOn, from),
    until === undefined ? undefined : lt(ledgerEntries.bookedOn, until),
    fits === undefined
      ? undefined
      : inArray(
          ledgerEntries.billId,
          db
            .select({ id: bills.id })
            .from(bills)
            .where(and(eq(bills.communityId, ccId), fits)),
        ),
  );
}

async function sumAccounts(db: Pick<PortalDb, 'select'>, where: SQL | undefined) {
  const rows = await db
    .select({
      debit: ledgerEntries.debit,
      credit: ledgerEntries.credit,
      cents: sql<string>`sum(${ledgerEntries.cents})`,
    })
    .from(ledgerEntries)
    .where(where)
    .groupBy(ledgerEntries.debit, ledgerEntries.credit);
  return accountBalances(rows.map((row) => ({ ...row, cents: cents(Number(row.cents)) }))) satisfies Readonly<
    Record<LedgerAccount, number>
  >;
}
