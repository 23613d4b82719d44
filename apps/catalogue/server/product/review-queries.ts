import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { productReviews, products } from '../database/schema';
import { writtenOnce } from '../database/written-once';
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
  const statement = writtenOnce(db, seeing.drafts ? 'review count drafts' : 'review count', (name) =>
    db
      .select({ total: products.commentCount })
      .from(products)
      .where(and(eq(products.id, sql.placeholder('product')), shown(products, seeing)))
      .prepare(name),
  );
  const [row] = await statement.execute({ product });
  return row?.total;
}
