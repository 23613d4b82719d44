import type { RawBillDetail } from '@selvedge/api-contract/community';
import { canHappen, openInstalments, standingOf } from '@selvedge/domain/fees';
import { may } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { type RequestContext, unixSeconds } from '../context';
import {
  accounts,
  billChanges,
  bills,
  feeSettings,
  feeTexts,
  ledgerEntries,
  receipts,
  uploads,
  vouchers,
} from '../database/schema';
import { requireRight } from '../desk/require-right';
import { billFields, billToWire } from './bill-list';
import { type BillRow, selectBill, selectEntries, selectInstalments, settledOf } from './bill-queries';
import { requireSeesBill } from './own-bill';
import { cancelling, receiptToWire } from './receipt-to-wire';
import { voucherToWire } from './voucher-to-wire';

/** A bill as who pays it sees it: specification §7, pay detail. */
export async function readOwnBill(context: RequestContext, { billId }: { readonly billId: number }) {
  const bill = requireSeesBill(context, await selectBill(context, billId));
  return detailOf(context, bill);
}

/** A bill as the desk sees it. */
export async function findBill(context: RequestContext, { ccId, id }: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'fee.manage', ccId);
  const bill = await selectBill(context, id);
  if (bill === undefined || bill.communityId !== ccId) throw refuse(codes.notFound);
  return detailOf(context, bill);
}

async function detailOf(context: RequestContext, bill: BillRow): Promise<RawBillDetail> {
  const { db } = context;
  const [[listed], entries, parts, sent, given, changes, description, [settings]] = await Promise.all([
    db.select(billFields).from(bills).where(eq(bills.id, bill.id)),
    selectEntries(db, bill.id),
    selectInstalments(db, bill.id),
    selectVouchers(context, bill.id),
    selectReceipts(context, bill.id),
    selectChanges(context, bill),
    selectDescription(context, bill),
    db.select().from(feeSettings).where(eq(feeSettings.communityId, bill.communityId)),
  ]);
  if (listed === undefined) throw refuse(codes.notFound);
  const open = openInstalments(parts, settledOf(standingOf(entries)));
  const isOpen = canHappen(bill.state, 'send_voucher');
  return {
    ...billToWire(listed, context),
    description,
    instalments: parts.map(({ number, dueOn, cents }) => ({
      number,
      due_on: dueOn,
      cents,
      open: open.find((part) => part.number === number)?.cents ?? 0,
    })),
    vouchers: sent,
    receipts: given,
    entries: entries.map(({ id, kind, debit, credit, cents, reverses, bookedOn, way, reason }) => ({
      ...{ id, kind, debit, credit, cents, reverses, way, reason },
      booked_on: bookedOn,
    })),
    changes,
    account: settings?.account ?? null,
    can_send_voucher: isOpen && listed.outstanding > 0,
    can_pay_online: isOpen && listed.outstanding > 0 && context.payments !== null,
  };
}

async function selectVouchers(context: RequestContext, billId: number) {
  const rows = await context.db
    .select({ row: vouchers, file: uploads })
    .from(vouchers)
    .innerJoin(uploads, eq(uploads.id, vouchers.uploadId))
    .where(eq(vouchers.billId, billId))
    .orderBy(desc(vouchers.id));
  return rows.map(({ row, file }) => voucherToWire(context, row, file));
}

async function selectReceipts(context: RequestContext, billId: number) {
  const rows = await context.db
    .select({ row: receipts, entry: ledgerEntries, by: cancelling })
    .from(receipts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, receipts.entryId))
    .leftJoin(cancelling, eq(cancelling.cancels, receipts.id))
    .where(eq(ledgerEntries.billId, billId))
    .orderBy(desc(receipts.id));
  return rows.map((row) => receiptToWire(context, row));
}

/** Who did something is for the desk to know; who pays reads what was done, and why. */
async function selectChanges(context: RequestContext, bill: BillRow) {
  const isDesk = may(context.actor, 'fee.manage', bill.communityId);
  const rows = await context.db
    .select({ row: billChanges, nick: accounts.nick })
    .from(billChanges)
    .leftJoin(accounts, eq(accounts.id, billChanges.accountId))
    .where(eq(billChanges.billId, bill.id))
    .orderBy(asc(billChanges.id));
  return rows.map(({ row: { event, from, to, reason, createdAt }, nick }) => ({
    ...{ event, from, to, reason },
    by: isDesk ? nick : null,
    time: unixSeconds(createdAt),
  }));
}

async function selectDescription({ db, language }: RequestContext, { feeId }: BillRow): Promise<string> {
  if (feeId === null) return '';
  const [row] = await db
    .select({ description: feeTexts.description })
    .from(feeTexts)
    .where(eq(feeTexts.feeId, feeId))
    .orderBy(sql`${feeTexts.language} = ${language} desc`)
    .limit(1);
  return row?.description ?? '';
}
