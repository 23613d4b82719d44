import type { CatalogueDatabase } from '../database/catalogue-database';
import type { FrameIn } from '../mail/mail-frame';
import type { PaymentNews } from '../payments/payment-provider';
import { type Actor, areGoodsThere, changeOrder } from './change-order';
import { lockOrder, type OrderRow } from './order-queries';
import { listPayments, lockPayment, type PaymentRow, updatePayment } from './payment-queries';
import { tellOfOrder } from './tell-of-order';

/** What was made of the news of a payment. */
export type Settlement =
  /** The order is paid by it. */
  | 'paid'
  /** The money came when the goods had gone to somebody else. */
  | 'in-vain'
  /** The order had been paid already: this money has to go back. */
  | 'paid-twice'
  /** It is another sum than the order's. */
  | 'wrong-amount'
  | 'refunded'
  | 'failed'
  /** Nothing that was not known. */
  | 'nothing-new';

export interface SettlingWorld {
  readonly now: Date;
  readonly frameIn: FrameIn;
  /** Who says so: the provider, unless staff do. */
  readonly actor?: Actor;
}

/**
 * Writes down what a provider says of a payment, and what that makes of its order. Events come late, twice and in any
 * order, so each is held against what is known: a decided payment is not decided again.
 */
export async function settlePayment(
  tx: CatalogueDatabase,
  found: PaymentRow,
  news: PaymentNews,
  { now, frameIn, actor = 'provider' }: SettlingWorld,
): Promise<Settlement> {
  const order = await lockOrder(tx, found.orderId);
  const payment = await lockPayment(tx, found.id);
  if (order === undefined || payment === undefined) return 'nothing-new';
  switch (news.kind) {
    case 'paid':
      return settlePaid(tx, { order, payment, news, now, frameIn, actor });
    case 'refunded':
      return settleRefund(tx, { order, payment, capture: news.capture, now, frameIn, actor });
    case 'failed':
      if (payment.state !== 'started') return 'nothing-new';
      await updatePayment(tx, payment.id, { state: 'failed', url: null, changedAt: now });
      return 'failed';
    default:
      return 'nothing-new';
  }
}

interface Settling extends Required<SettlingWorld> {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

async function settlePaid(
  tx: CatalogueDatabase,
  { order, payment, news, now, frameIn, actor }: Settling & { readonly news: Extract<PaymentNews, { kind: 'paid' }> },
): Promise<Settlement> {
  // A payment that failed may succeed at another try on the same page; one that went back stays gone.
  if (payment.state === 'paid' || payment.state === 'refunded') return 'nothing-new';
  if (news.amount !== payment.amount || news.currency.toUpperCase() !== order.currency) return 'wrong-amount';
  await updatePayment(tx, payment.id, { state: 'paid', capture: news.capture, url: null, changedAt: now });
  if (order.state === 'paid' || order.state === 'refund_due' || order.state === 'refunded') return 'paid-twice';
  const isEnded = order.state === 'cancelled' || order.state === 'expired';
  const event = isEnded && !(await areGoodsThere(tx, order.id)) ? 'pay_in_vain' : 'pay';
  await changeOrder(tx, order, { event, actor, now });
  if (event === 'pay') await tellOfOrder(tx, frameIn, { id: order.id, kind: 'paid' });
  return event === 'pay' ? 'paid' : 'in-vain';
}

async function settleRefund(
  tx: CatalogueDatabase,
  { order, payment, capture, now, actor }: Settling & { readonly capture: string },
): Promise<Settlement> {
  if (payment.state === 'refunded') return 'nothing-new';
  await updatePayment(tx, payment.id, { state: 'refunded', capture, url: null, changedAt: now });
  const others = await listPayments(tx, order.id);
  const isCovered = others.some(({ id, state }) => id !== payment.id && state === 'paid');
  if (!isCovered && (order.state === 'paid' || order.state === 'refund_due')) {
    await changeOrder(tx, order, { event: 'refund', actor, now });
  }
  return 'refunded';
}
