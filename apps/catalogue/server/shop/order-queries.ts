import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { orderEvents, orderLines, orderProofs, orders } from '../database/schema';
import { withPicture } from '../database/with-picture';

export type OrderRow = typeof orders.$inferSelect;

export async function findOrderByKey(db: CatalogueDatabase, key: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.idempotencyKey, key));
  return row;
}

/** Adds an order; nothing is returned when another one has its key. Waits for one that is being added. */
export async function insertOrder(
  db: CatalogueDatabase,
  row: typeof orders.$inferInsert,
): Promise<OrderRow | undefined> {
  const [added] = await db
    .insert(orders)
    .values(row)
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning();
  return added;
}

export async function insertOrderLines(
  db: CatalogueDatabase,
  rows: readonly (typeof orderLines.$inferInsert)[],
): Promise<void> {
  await db.insert(orderLines).values([...rows]);
}

/** An order with everything its page shows. */
export function loadOrder(db: CatalogueDatabase, id: number) {
  return db.query.orders.findFirst({
    where: eq(orders.id, id),
    with: {
      lines: {
        orderBy: (line) => asc(line.position),
        with: {
          product: {
            columns: { id: true, slug: true, isDraft: true },
            with: {
              pictures: { limit: 1, with: { picture: withPicture }, orderBy: (picture) => asc(picture.position) },
            },
          },
        },
      },
      payments: { orderBy: (payment) => asc(payment.id) },
      proofs: { orderBy: (proof) => asc(proof.position), with: { upload: { columns: { name: true, size: true } } } },
    },
  });
}

export type LoadedOrder = NonNullable<Awaited<ReturnType<typeof loadOrder>>>;

/** An order's row, which nobody else changes before the transaction ends. */
export async function lockOrder(db: CatalogueDatabase, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return row;
}

export async function updateOrder(
  db: CatalogueDatabase,
  id: number,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await db.update(orders).set(changes).where(eq(orders.id, id));
}

export async function noteOrderEvent(db: CatalogueDatabase, row: typeof orderEvents.$inferInsert): Promise<void> {
  await db.insert(orderEvents).values(row);
}

export function listOrderEvents(db: CatalogueDatabase, orderId: number) {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

/** The counted goods of an order, by product. */
export async function countedGoods(db: CatalogueDatabase, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.isCounted, true)));
  const goods = new Map<number, number>();
  for (const { productId, quantity } of rows) {
    if (productId !== null) goods.set(productId, (goods.get(productId) ?? 0) + quantity);
  }
  return goods;
}

/** An order whose time to pay is over; one that somebody is just working on is left for the next time. */
export async function lockOverdueOrder(db: CatalogueDatabase, now: Date): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.state, ['placed', 'awaiting_payment']), lt(orders.payUntil, now)))
    .orderBy(asc(orders.payUntil))
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row;
}

export function listOrders(
  db: CatalogueDatabase,
  { states, limit }: { readonly states: readonly OrderRow['state'][]; readonly limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(states.length === 0 ? undefined : inArray(orders.state, [...states]))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
}

/** Gives uploads to an order; says how many, since those that something else has are left with it. */
export async function claimProofs(
  db: CatalogueDatabase,
  rows: readonly (typeof orderProofs.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const claimed = await db
    .insert(orderProofs)
    .values([...rows])
    .onConflictDoNothing({ target: orderProofs.uploadId })
    .returning({ id: orderProofs.uploadId });
  return claimed.length;
}

export async function countProofs(db: CatalogueDatabase, orderId: number): Promise<number> {
  const rows = await db.select({ id: orderProofs.uploadId }).from(orderProofs).where(eq(orderProofs.orderId, orderId));
  return rows.length;
}

export async function findOrderState(db: CatalogueDatabase, id: number): Promise<OrderRow['state'] | undefined> {
  const [row] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, id));
  return row?.state;
}
