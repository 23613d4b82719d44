import { holdsStock } from '@selvedge/domain/shop';
import { withTransaction } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { loadMailFrames } from '../mail/mail-frame';
import { findOrder, type OrderKey } from './find-order';
import { orderToWire } from './order-to-wire';
import { listStartedPayments } from './payment-queries';
import { requireShop } from './require-shop';
import { settlePayment } from './settle-payment';

/**
 * Asks the providers what became of an order's payments, when the buyer comes back. Their own messages say the same
 * soon, but the buyer wants to read it now. A provider that does not answer changes nothing.
 */
export async function confirmPayment(context: CatalogueContext, key: OrderKey) {
  const { db, siteId, now, language, payments, log } = context;
  await requireShop(db, siteId);
  const order = await findOrder(db, key);
  // Money for an order that has ended is not collected; if it comes all the same, the provider's message tells.
  if (order.state === 'paid' || !holdsStock(order.state)) return orderToWire(order, language, now);
  const world = { now, frameIn: await loadMailFrames(db, context) };
  for (const payment of await listStartedPayments(db, order.id)) {
    try {
      const news = await payments.get(payment.paymentType)?.look(payment.reference ?? '');
      if (news !== undefined) await withTransaction(db, (tx) => settlePayment(tx, payment, news, world));
    } catch (error) {
      log.warn('a provider does not tell of a payment', { order: key.number, payment: payment.id, error });
    }
  }
  return orderToWire(await findOrder(db, key), language, now);
}
