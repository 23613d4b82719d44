import {
  type BillEvent,
  type BillState,
  billStateOf,
  canHappen,
  dayAt,
  isOverdue,
  type LedgerEntry,
  type NewEntry,
  type ReceiptKind,
  type Standing,
  standingOf,
} from '@selvedge/domain/fees';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { onlyRow } from '../database/only-row';
import { billChanges, bills, ledgerEntries } from '../database/schema';
import { type BillRow, hasWaitingVoucher, selectEntries, selectInstalments, settledOf, type Tx } from './bill-queries';
import { giveReceipt } from './give-receipt';
import { noteEnrolment } from './note-enrolment';

/** Something that happens to a bill, who does it and why. */
export interface BillChange {
  readonly event: BillEvent;
  readonly reason?: string | undefined;
  /** Null for what comes by itself, or by a provider's word. */
  readonly accountId: number | null;
  readonly now: Date;
  /** The day of the money; today when left out. */
  readonly bookedOn?: string | undefined;
  readonly way?: string | undefined;
  /** The entries that it makes, by how the bill stands. */
  readonly entries?: (standing: Standing, books: readonly LedgerEntry[]) => readonly Booking[];
}

/** An entry that is to be made, and the receipt that it needs. */
export interface Booking extends NewEntry {
  readonly reverses?: number;
  readonly receipt?: ReceiptKind;
}

export interface ChangedBill {
  readonly state: BillState;
  readonly updatedAt: Date;
  /** The numbers of the receipts that were given. */
  readonly receipts: readonly string[];
}

/**
 * Changes how a bill stands: its entries, its receipts, its state and who did it are written together. The bill must be
 * locked.
 *
 * @throws {RefusedRequest} 409 when it can't happen in the bill's state.
 */
export async function changeBill(tx: Tx, bill: BillRow, change: BillChange): Promise<ChangedBill> {
  const { event, reason = '', accountId, now } = change;
  if (!canHappen(bill.state, event)) throw refuse(codes.requestError, { situation: 'conflict' });
  const receipts = await book(tx, bill, change);
  const { state } = await standingNow(tx, bill, now);
  const updatedAt = new Date(Math.max(now.getTime(), bill.updatedAt.getTime() + 1));
  await tx.update(bills).set({ state, updatedAt }).where(eq(bills.id, bill.id));
  await tx
    .insert(billChanges)
    .values({ billId: bill.id, event, from: bill.state, to: state, reason, accountId, createdAt: now });
  await noteEnrolment(tx, bill, { event, state, reason, now });
  return { state, updatedAt, receipts };
}

/** How a bill stands at a moment, by its books, its vouchers and its due days. */
export async function standingNow(tx: Tx, bill: Pick<BillRow, 'id'>, now: Date) {
  const standing = standingOf(await selectEntries(tx, bill.id));
  const parts = await selectInstalments(tx, bill.id);
  const facts = {
    hasVoucher: await hasWaitingVoucher(tx, bill.id),
    isOverdue: isOverdue(parts, settledOf(standing), dayAt(now)),
  };
  return { standing, state: billStateOf(standing, facts) };
}

async function book(tx: Tx, bill: BillRow, { entries, now, accountId, bookedOn, way = '', reason = '' }: BillChange) {
  if (entries === undefined) return [];
  const books = await selectEntries(tx, bill.id);
  const receipts: string[] = [];
  for (const { receipt, reverses = null, ...entry } of entries(standingOf(books), books)) {
    const { id } = onlyRow(
      await tx
        .insert(ledgerEntries)
        .values({
          ...entry,
          reverses,
          communityId: bill.communityId,
          billId: bill.id,
          bookedOn: bookedOn ?? dayAt(now),
          way,
          reason,
          enteredBy: accountId,
          createdAt: now,
        })
        .returning({ id: ledgerEntries.id }),
    );
    if (receipt !== undefined) {
      receipts.push(
        await giveReceipt(tx, { communityId: bill.communityId, entryId: id, kind: receipt, reverses, now }),
      );
    }
  }
  return receipts;
}
