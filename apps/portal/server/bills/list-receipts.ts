import type { RawListedReceipt } from '@selvedge/api-contract/community';
import { type ReceiptKind, receiptNumber } from '@selvedge/domain/fees';
import { and, desc, eq, gte, ilike, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Listed, type ListRange, type RequestContext, unixSeconds } from '../context';
import { bills, ledgerEntries, receipts } from '../database/schema';
import { likePattern } from '../desk/like-pattern';
import { requireRight } from '../desk/require-right';
import type { Span } from './read-ledger';
import { cancelling, receiptToWire } from './receipt-to-wire';

export interface ReceiptFilter extends Span, ListRange {
  readonly keywords?: string | undefined;
  readonly kind?: ReceiptKind | undefined;
  readonly member_id?: number | undefined;
}

const cancelled = alias(receipts, 'cancelled');

/** Receipts that fit, the latest number first; cancelled ones with the number that cancelled them. */
export async function listReceipts(context: RequestContext, filter: ReceiptFilter): Promise<Listed<RawListedReceipt>> {
  requireRight(context, 'fee.manage', filter.ccId);
  const { db, language } = context;
  const where = fitsReceipt(filter);
  const rows = await db
    .select({ row: receipts, entry: ledgerEntries, bill: bills, by: cancelling, cancelled })
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .innerJoin(bills, eq(bills.id, ledgerEntries.billId))
    .leftJoin(cancelling, eq(cancelling.cancels, receipts.id))
    .leftJoin(cancelled, eq(cancelled.id, receipts.cancels))
    .where(where)
    .orderBy(desc(receipts.year), desc(receipts.serial))
    .limit(filter.limit)
    .offset(filter.offset);
  const fitting = db
    .select({ id: receipts.id })
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .innerJoin(bills, eq(bills.id, ledgerEntries.billId))
    .where(where);
  const list = rows.map(({ row, entry, bill, by, cancelled: other }) => ({
    ...receiptToWire(context, { row, entry, by }),
    bill_id: bill.id,
    payer: bill.payer,
    title: bill.titles[language],
    currency: bill.currency,
    way: entry.way,
    reason: entry.reason,
    cancels: other === null ? null : receiptNumber(other.year, other.serial),
    given_time: unixSeconds(row.createdAt),
  }));
  return { list, total: await db.$count(fitting.as('fitting')) };
}

function fitsReceipt({ ccId, from, until, keywords = '', kind, member_id }: ReceiptFilter): SQL | undefined {
  return and(
    eq(receipts.communityId, ccId),
    kind === undefined ? undefined : eq(receipts.kind, kind),
    from === undefined ? undefined : gte(ledgerEntries.bookedOn, from),
    until === undefined ? undefined : lt(ledgerEntries.bookedOn, until),
    member_id === undefined ? undefined : eq(bills.memberId, member_id),
    keywords === '' ? undefined : isNamed(keywords),
  );
}

/** A whole number is found by the index, a part of one among the numbers, anything else among those who paid. */
function isNamed(keywords: string): SQL | undefined {
  const [, year, serial] = /^(\d{4})-(\d{6})$/.exec(keywords) ?? [];
  if (year !== undefined) return and(eq(receipts.year, Number(year)), eq(receipts.serial, Number(serial)));
  if (!/^[\d-]+$/.test(keywords)) return ilike(bills.payer, likePattern(keywords));
  return ilike(sql`(${receipts.year} || '-' || lpad(${receipts.serial}::text, 6, '0'))`, likePattern(keywords));
}
