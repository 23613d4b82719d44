import { holdsStock, nextOrderState, type OrderEvent, type OrderState } from '@selvedge/domain/shop';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { countedGoods, noteOrderEvent, type OrderRow, updateOrder } from './order-queries';
import { lockProducts, moveStock, stockOf } from './sale-queries';

/** Who makes something happen to an order. */
export type Actor = 'buyer' | 'staff' | 'provider' | 'clock';

export interface OrderChange {
  readonly event: OrderEvent;
  readonly actor: Actor;
  readonly now: Date;
  readonly note?: string;
}

/**
 * Lets something happen to an order that this transaction has locked, and moves its goods: they go back when the order
 * does not hold them any more, and are taken again when it lives again.
 *
 * @throws a conflict (409) when that cannot happen in the order's state, or the goods are not there any more
 */
export async function changeOrder(tx: CatalogueDatabase, order: OrderRow, change: OrderChange): Promise<OrderState> {
  const state = nextOrderState(order.state, change.event);
  if (state === null) throw refuse(codes.requestError, { situation: 'conflict' });
  if (holdsStock(order.state) !== holdsStock(state)) {
    const moved = await moveGoods(tx, order.id, holdsStock(state) ? 'take' : 'give-back');
    if (!moved) throw refuse(codes.tooBig, { situation: 'conflict' });
  }
  if (state !== order.state) await updateOrder(tx, order.id, { state });
  const { event, actor, now: at, note = '' } = change;
  await noteOrderEvent(tx, { orderId: order.id, at, event, state, actor, note });
  return state;
}

/** Whether an ended order's goods could be had once more. Locks them, so that the answer holds. */
export async function areGoodsThere(tx: CatalogueDatabase, orderId: number): Promise<boolean> {
  const goods = await countedGoods(tx, orderId);
  await lockProducts(tx, [...goods.keys()]);
  const stock = await stockOf(tx, [...goods.keys()]);
  return [...goods].every(([id, quantity]) => quantity <= (stock.get(id) ?? 0));
}

async function moveGoods(tx: CatalogueDatabase, orderId: number, way: 'take' | 'give-back'): Promise<boolean> {
  if (way === 'take' && !(await areGoodsThere(tx, orderId))) return false;
  const goods = await countedGoods(tx, orderId);
  await lockProducts(tx, [...goods.keys()]);
  for (const [id, quantity] of goods) await moveStock(tx, id, way === 'take' ? -quantity : quantity);
  return true;
}
