import { withTransaction } from '@selvedge/server-kit';
import { type FrameIn, loadMailFrames } from '../mail/mail-frame';
import { numberOf } from '../shop/find-order';
import type { LoadedOrder } from '../shop/order-queries';
import { insertPayment, listPayments } from '../shop/payment-queries';
import { type Settlement, settlePayment } from '../shop/settle-payment';
import { findByNumber, StaffError } from './find-by-number';
import type { StaffWorld } from './staff-world';

/** Notes that the money of a transfer is there, as staff saw on the account. */
export async function markPaid(world: StaffWorld, number: string): Promise<Settlement> {
  const order = await findByNumber(world.db, number);
  if (world.payments.has(order.paymentType)) {
    throw new StaffError(`${numberOf(order)} is paid on the provider's page, which tells of it by itself.`);
  }
  return settleByHand(world, order, await loadMailFrames(world.db, world));
}

function settleByHand({ db, now }: StaffWorld, order: LoadedOrder, frameIn: FrameIn): Promise<Settlement> {
  const { id: orderId, paymentType, total: amount, currency } = order;
  return withTransaction(db, async (tx) => {
    const known = await listPayments(tx, orderId);
    if (known.some(({ state }) => state === 'paid')) return 'nothing-new';
    const begun = { orderId, paymentType, state: 'started', amount, startedAt: now, changedAt: now } as const;
    const payment =
      known.find((found) => found.state === 'started' && found.paymentType === paymentType) ??
      (await insertPayment(tx, begun));
    const news = { kind: 'paid', capture: `transfer-${payment.id}`, amount, currency } as const;
    return settlePayment(tx, payment, news, { now, frameIn, actor: 'staff' });
  });
}
