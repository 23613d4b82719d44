import { type OrderState, orderStates, readOrderNumber } from '@selvedge/domain/shop';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { type LoadedOrder, loadOrder } from '../shop/order-queries';

/** What staff asked for cannot be done, in words for them. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}

/** An order by its number alone: staff need no token. */
export async function findByNumber(db: CatalogueDatabase, number: string): Promise<LoadedOrder> {
  const id = readOrderNumber(number);
  const order = id === null ? undefined : await loadOrder(db, id);
  if (order === undefined) throw new StaffError(`There is no order ${number}.`);
  return order;
}

export function readState(word: string): OrderState {
  const state = orderStates.find((known) => known === word);
  if (state === undefined) throw new StaffError(`${word} is none of ${orderStates.join(', ')}.`);
  return state;
}
