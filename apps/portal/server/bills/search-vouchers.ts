import type { RawQueuedVoucher } from '@selvedge/api-contract/community';
import type { VoucherState } from '@selvedge/domain/fees';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { type Listed, type ListRange, type RequestContext, unixSeconds } from '../context';
import { bills, uploads, vouchers } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { billFields } from './bill-list';
import { voucherToWire } from './voucher-to-wire';

/** Vouchers in a state, what has waited longest first, each beside what is expected and what has the same content. */
export async function searchVouchers(
  context: RequestContext,
  { ccId, limit, offset, state }: ListRange & { readonly state?: VoucherState | undefined },
): Promise<Listed<RawQueuedVoucher>> {
  requireRight(context, 'fee.manage', ccId);
  const { db, language } = context;
  const where = and(eq(vouchers.communityId, ccId), state === undefined ? undefined : eq(vouchers.state, state));
  const rows = await db
    .select({ row: vouchers, file: uploads, bill: bills, expected: billFields.outstanding })
    .from(vouchers)
    .innerJoin(uploads, eq(uploads.id, vouchers.uploadId))
    .innerJoin(bills, eq(bills.id, vouchers.billId))
    .where(where)
    .orderBy(state === 'waiting' ? asc(vouchers.id) : desc(vouchers.id))
    .limit(limit)
    .offset(offset);
  const alike = await selectAlike(
    context,
    ccId,
    rows.map(({ row }) => row.sha256),
  );
  const list = rows.map(({ row, file, bill, expected }) => ({
    ...voucherToWire(context, row, file),
    payer: bill.payer,
    title: bill.titles[language],
    currency: bill.currency,
    expected,
    duplicates: alike
      .filter(({ sha256, duplicate }) => sha256 === row.sha256 && duplicate.id !== row.id)
      .map(({ duplicate }) => duplicate),
  }));
  return { list, total: await db.$count(vouchers, where) };
}

/** Whatever else of the community has one of these contents, refused or not. */
async function selectAlike({ db, language }: RequestContext, ccId: number, contents: readonly string[]) {
  const rows = await db
    .select({ row: vouchers, payer: bills.payer, titles: bills.titles })
    .from(vouchers)
    .innerJoin(bills, eq(bills.id, vouchers.billId))
    .where(and(eq(vouchers.communityId, ccId), inArray(vouchers.sha256, [...contents])))
    .orderBy(asc(vouchers.id))
    .limit(200);
  return rows.map(({ row: { id, billId, state, sha256, createdAt }, payer, titles }) => ({
    sha256,
    duplicate: { id, bill_id: billId, state, payer, title: titles[language], sent_time: unixSeconds(createdAt) },
  }));
}
