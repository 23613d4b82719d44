import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { products } from '../database/schema';
import { withPicture } from '../database/with-picture';
import { published, shown } from '../draft/shown';

/** Products with everything that decides what they cost and whether they can be had; unknown ids are left out. */
export function loadSaleProducts(db: CatalogueDatabase, ids: readonly number[]) {
  return db.query.products.findMany({
    where: and(inArray(products.id, [...ids]), shown(products, published)),
    with: {
      texts: { columns: { bodyHtml: false } },
      pictures: { limit: 1, with: { picture: withPicture }, orderBy: (table, { asc: up }) => up(table.position) },
      options: { orderBy: (table, { asc: up }) => up(table.position) },
      priceSteps: { orderBy: (table, { asc: up }) => up(table.fromQuantity) },
      reduction: { with: { rules: { orderBy: (table, { asc: up }) => up(table.position) } } },
    },
  });
}

export type SaleProduct = Awaited<ReturnType<typeof loadSaleProducts>>[number];

/** Keeps others from selling the same goods until the transaction ends. One order for all, so nobody waits in a ring. */
export async function lockProducts(db: CatalogueDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update');
}

/** Adds to the stock of a product, or takes from it; a stock that is not counted stays so. */
export async function moveStock(db: CatalogueDatabase, productId: number, units: number): Promise<void> {
  await db
    .update(products)
    .set({ stock: sql`${products.stock} + ${units}` })
    .where(and(sql`${products.id} = ${productId}`, isNotNull(products.stock)));
}

/** What is there of products whose stock is counted. */
export async function stockOf(db: CatalogueDatabase, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNotNull(products.stock)));
  return new Map(rows.map(({ id, stock }) => [id, stock ?? 0]));
}
