import { canHappen, refundable, standingOf } from '@selvedge/domain/fees';
import { cents } from '@selvedge/domain/money';
import { withTransaction } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { lockBill, selectEntries, type Tx } from '../bills/bill-queries';
import { paymentOf, refundOf } from '../bills/bookings';
import { changeBill } from '../bills/change-bill';
import type { PortalDb } from '../database/portal-db';
import { onlinePayments, paymentEvents } from '../database/schema';
import type { ToldPayment } from './stripe-payments';

const way = 'stripe';

/** What was made of an event. `in_vain` and `wrong_amount` need somebody to look at them. */
export type EventOutcome = 'booked' | 'noted' | 'repeated' | 'not_ours' | 'in_vain' | 'wrong_amount';

/**
 * Takes what the provider tells. Each event is booked once, in the transaction that notes it: when that fails, the
 * provider tells it again and nothing is lost.
 */
export async function takePaymentEvent(
  { db, now }: { readonly db: PortalDb; readonly now: Date },
  told: ToldPayment,
): Promise<EventOutcome> {
  return withTransaction(db, async (tx) => {
    const [noted] = await tx
      .insert(paymentEvents)
      .values({
        provider: way,
        eventId: told.eventId,
        kind: told.kind,
        outcome: '',
        paymentId: told.paymentId,
        receivedAt: now,
      })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    if (noted === undefined) return 'repeated';
    const outcome = await settle(tx, told, now);
    await tx.update(paymentEvents).set({ outcome }).where(eq(paymentEvents.eventId, told.eventId));
    return outcome;
  });
}

async function settle(tx: Tx, { paymentId, news }: ToldPayment, now: Date): Promise<EventOutcome> {
  if (paymentId === null) return 'not_ours';
  const [found] = await tx.select().from(onlinePayments).where(eq(onlinePayments.id, paymentId));
  if (found === undefined) return 'not_ours';
  if (news === null) return 'noted';
  const bill = await lockBill(tx, found.billId);
  // Behind the bill's lock: another event of the same payment may have been booked meanwhile.
  const [payment] = await tx.select().from(onlinePayments).where(eq(onlinePayments.id, paymentId));
  if (bill === undefined || payment === undefined) return 'not_ours';
  const mark = (state: 'paid' | 'failed') =>
    tx.update(onlinePayments).set({ state }).where(eq(onlinePayments.id, paymentId));
  const by = { accountId: null, now, way };
  if (news.kind === 'failed') {
    if (payment.state === 'begun') await mark('failed');
    return 'noted';
  }
  if (news.kind === 'paid') {
    if (payment.state === 'paid' || payment.state === 'refunded') return 'noted';
    await mark('paid');
    // What really came is booked, whatever was asked for; more than is owed is given back by hand.
    await changeBill(tx, bill, {
      event: 'pay',
      ...by,
      entries: (standing) => paymentOf(cents(news.cents), standing, false),
    });
    return news.cents === payment.cents && news.currency === payment.currency ? 'booked' : 'wrong_amount';
  }
  // The provider tells the sum of all that it gave back of this payment, and not of others of the same bill.
  const more = news.cents - payment.refundedCents;
  if (more <= 0) return 'noted';
  await tx
    .update(onlinePayments)
    .set({ state: 'refunded', refundedCents: news.cents })
    .where(eq(onlinePayments.id, paymentId));
  const standing = standingOf(await selectEntries(tx, bill.id));
  // A treasurer has given it back in the books already, or taken the payment back.
  if (!canHappen(bill.state, 'refund') || refundable(standing) === 0) return 'in_vain';
  await changeBill(tx, bill, {
    event: 'refund',
    ...by,
    entries: (now) => refundOf(cents(Math.min(more, refundable(now))), now),
  });
  return 'booked';
}
