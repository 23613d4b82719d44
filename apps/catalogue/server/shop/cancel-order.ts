import { withTransaction } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { changeOrder } from './change-order';
import { findOrder, findOrderToChange, type OrderKey } from './find-order';
import { orderToWire } from './order-to-wire';
import { requireShop } from './require-shop';
import { stopPayments } from './stop-payments';

/** Cancels an order that is not paid. A second time is not a mistake: it is cancelled already. */
export async function cancelOrder(context: CatalogueContext, key: OrderKey) {
  const { db, siteId, now, language } = context;
  await requireShop(db, siteId);
  const stopped = await withTransaction(db, async (tx) => {
    const order = await findOrderToChange(tx, key);
    if (order.state === 'cancelled') return undefined;
    await changeOrder(tx, order, { event: 'cancel', actor: 'buyer', now });
    return order.id;
  });
  if (stopped !== undefined) await stopPayments(context, stopped);
  return orderToWire(await findOrder(db, key), language, now);
}
