import { withTransaction } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import { changeOrder } from './change-order';
import { lockOverdueOrder } from './order-queries';
import { stopPayments } from './stop-payments';

/** Ends the orders that nobody paid in time, gives their goods free, and says how many. Any instance may do it. */
export async function expireOrders(world: Pick<CatalogueContext, 'db' | 'now' | 'payments' | 'log'>): Promise<number> {
  for (let count = 0; ; count += 1) {
    const expired = await expireOne(world);
    if (expired === undefined) return count;
    await stopPayments(world, expired);
  }
}

/** One a transaction, so that goods are locked in one order only. */
function expireOne({ db, now }: Pick<CatalogueContext, 'db' | 'now'>): Promise<number | undefined> {
  return withTransaction(db, async (tx) => {
    const order = await lockOverdueOrder(tx, now);
    if (order !== undefined) await changeOrder(tx, order, { event: 'expire', actor: 'clock', now });
    return order?.id;
  });
}
