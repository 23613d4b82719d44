import type { CatalogueContext } from '../context';
import { findOrder, type OrderKey } from './find-order';
import { orderToWire } from './order-to-wire';
import { requireShop } from './require-shop';

/** An order, to whoever has its link. */
export async function showOrder({ db, siteId, language, now }: CatalogueContext, key: OrderKey) {
  await requireShop(db, siteId);
  return orderToWire(await findOrder(db, key), language, now);
}
