import { count } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { products } from '../database/schema';
import { withPicture } from '../database/with-picture';
import { published, type Seeing, shown } from '../draft/shown';

/** Every category with its texts and picture, in the order of its siblings. */
export function loadCategories(db: CatalogueDatabase) {
  return db.query.categories.findMany({
    with: { texts: true, picture: withPicture },
    orderBy: (table, { asc }) => [asc(table.position), asc(table.id)],
  });
}

/** The same tree without what only its own page shows. */
export function loadCategoryTree(db: CatalogueDatabase) {
  return db.query.categories.findMany({
    columns: { id: true, parentId: true, slug: true },
    with: { texts: { columns: { language: true, title: true } } },
  });
}

export type CategoryNode = Awaited<ReturnType<typeof loadCategoryTree>>[number];

export type CategoryRow = Awaited<ReturnType<typeof loadCategories>>[number];

/** How many products stand directly in each category. */
export async function countByCategory(
  db: CatalogueDatabase,
  seeing: Seeing = published,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: products.categoryId, total: count() })
    .from(products)
    .where(shown(products, seeing))
    .groupBy(products.categoryId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
