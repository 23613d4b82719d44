import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { productReviews, products } from '../database/schema';
import { type Seeing, shown } from '../draft/shown';

export type ReviewOrder = 'newest' | 'highest' | 'lowest';

const newestFirst = [desc(productReviews.writtenAt), desc(productReviews.id)];

const orders: Readonly<Record<ReviewOrder, SQL[]>> = {
  newest: newestFirst,
  highest: [desc(productReviews.score), ...newestFirst],
  lowest: [asc(productReviews.score), ...newestFirst],
};

export function loadReviews(
  db: CatalogueDatabase,
  product: number,
  order: ReviewOrder,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return db
    .select()
    .from(productReviews)
    .where(eq(productReviews.productId, product))
    .orderBy(...orders[order])
    .limit(limit)
    .offset(offset);
}

/** How many reviews a product has, as its own row says; nothing when there is no such product. */
export async function countOfReviews(
  db: CatalogueDatabase,
  product: number,
  seeing: Seeing,
): Promise<number | undefined> {
  const [row] = await db
    .select({ total: products.commentCount })
    .from(products)
    .where(and(eq(products.id, product), shown(products, seeing)));
  return row?.total;
}
