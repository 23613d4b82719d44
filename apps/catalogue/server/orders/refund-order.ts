import { withTransaction } from '@selvedge/server-kit';
import { loadMailFrames } from '../mail/mail-frame';
import { listPayments, type PaymentRow } from '../shop/payment-queries';
import { settlePayment } from '../shop/settle-payment';
import { findByNumber, StaffError } from './find-by-number';
import type { StaffWorld } from './staff-world';

/**
 * Sends an order's money back: by the provider where there is one; of a transfer it only notes that staff did. The
 * goods are free again once nothing of the order is paid any more.
 *
 * @param paymentId one payment of several, when an order was paid twice; without it, all that are paid
 * @returns the payments that went back
 */
export async function refundOrder(
  world: StaffWorld,
  number: string,
  paymentId?: number,
): Promise<readonly PaymentRow[]> {
  const order = await findByNumber(world.db, number);
  const paid = (await listPayments(world.db, order.id)).filter(({ state }) => state === 'paid');
  const chosen = paid.filter(({ id }) => paymentId === undefined || id === paymentId);
  if (chosen.length === 0) throw new StaffError(`${number} has no such payment that could go back.`);
  const settling = { now: world.now, frameIn: await loadMailFrames(world.db, world), actor: 'staff' } as const;
  for (const payment of chosen) {
    const { paymentType, amount } = payment;
    const capture = payment.capture ?? '';
    // The money first: a refund that is asked for twice is one refund, and a note without money would be a lie.
    await world.payments.get(paymentType)?.refund({ capture, amount, currency: order.currency });
    await withTransaction(world.db, (tx) => settlePayment(tx, payment, { kind: 'refunded', capture }, settling));
  }
  return chosen;
}
