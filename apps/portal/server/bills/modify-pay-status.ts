import type { BillEvent, LedgerEntry, Standing } from '@selvedge/domain/fees';
import { type Cents, cents } from '@selvedge/domain/money';
import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { requireRight } from '../desk/require-right';
import { nextVersion } from '../desk/version';
import { lockBill } from './bill-queries';
import { counterOf, paymentOf, refundOf, requireBookable, waiverOf } from './bookings';
import { type Booking, changeBill } from './change-bill';
import { findBill } from './read-bill';

export interface StatusChange {
  readonly ccId: number;
  readonly id: number;
  readonly version: number;
  readonly act: keyof typeof acts;
  readonly cents?: number | undefined;
  readonly entry_id?: number | undefined;
  readonly way?: string | undefined;
  readonly booked_on?: string | undefined;
  readonly reason: string;
}

interface Asked {
  readonly amount: Cents | undefined;
  readonly entryId: number | undefined;
}

type Booker = (asked: Asked, standing: Standing, books: readonly LedgerEntry[]) => readonly Booking[];

/** What a treasurer may do by hand, and what it writes into the books. */
const acts = {
  pay: { event: 'pay', book: ({ amount }, standing) => paymentOf(amount, standing) },
  waive: { event: 'waive', book: ({ amount }, standing) => waiverOf(amount, standing) },
  refund: { event: 'refund', book: ({ amount }, standing) => refundOf(amount, standing) },
  reverse: { event: 'reverse', book: ({ entryId }, _standing, books) => counterOf(entryId, books) },
} as const satisfies Record<string, { event: BillEvent; book: Booker }>;

/**
 * Changes by hand how a member's bill stands, with a reason: specification §7, modify member pay status.
 *
 * @throws {RefusedRequest} 409 when somebody else has changed it, or it can't happen now; 107 at `cents` or
 * `booked_on`.
 */
export async function modifyPayStatus(context: RequestContext, change: StatusChange) {
  requireRight(context, 'fee.manage', change.ccId);
  const { ccId, id, version, act, entry_id, way, booked_on, reason } = change;
  requireBookable(booked_on, context.now);
  const asked = { amount: change.cents === undefined ? undefined : cents(change.cents), entryId: entry_id };
  await withTransaction(context.db, async (tx) => {
    const bill = await lockBill(tx, id);
    if (bill === undefined || bill.communityId !== ccId) throw refuse(codes.notFound);
    nextVersion(bill.updatedAt, version, context.now);
    const { event, book } = acts[act] as { event: BillEvent; book: Booker };
    const { state } = await changeBill(tx, bill, {
      event,
      reason,
      now: context.now,
      accountId: context.actor?.accountId ?? null,
      bookedOn: booked_on,
      way,
      entries: (standing, books) => book(asked, standing, books),
    });
    const details = { before: bill.state, state, cents: change.cents ?? null, reason };
    await recordAct(tx, context, { ccId, act: `bill.${act}`, subject: `bill:${id}`, details });
  });
  return findBill(context, { ccId, id });
}
