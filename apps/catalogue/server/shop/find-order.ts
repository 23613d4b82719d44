import { timingSafeEqual } from 'node:crypto';
import { orderNumber, readOrderNumber } from '@selvedge/domain/shop';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { unixSeconds } from '../unix-seconds';
import { type LoadedOrder, loadOrder, lockOrder, type OrderRow } from './order-queries';

/** What opens an order: there are no accounts, so its link is the key. */
export interface OrderKey {
  readonly number: string;
  readonly token: string;
}

/** An order by its link. A wrong token is told like a number that nobody has. */
export async function findOrder(db: CatalogueDatabase, key: OrderKey): Promise<LoadedOrder> {
  const id = readOrderNumber(key.number);
  const order = id === null ? undefined : await loadOrder(db, id);
  return opened(order, key);
}

/** The same order's row, locked until the transaction ends. */
export async function findOrderToChange(tx: CatalogueDatabase, key: OrderKey): Promise<OrderRow> {
  const id = readOrderNumber(key.number);
  const order = id === null ? undefined : await lockOrder(tx, id);
  return opened(order, key);
}

/** What an order's row is called. */
export function numberOf({ id, placedAt }: Pick<OrderRow, 'id' | 'placedAt'>): string {
  return orderNumber({ id, placedAt: unixSeconds(placedAt) });
}

function opened<Row extends OrderRow>(order: Row | undefined, { number, token }: OrderKey): Row {
  if (order === undefined || !isSame(order.token, token) || numberOf(order) !== number.trim().toUpperCase()) {
    throw refuse(codes.notFound);
  }
  return order;
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
