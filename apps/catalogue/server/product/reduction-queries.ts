import { and, eq, gt, isNotNull, max, min, type SQL } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { products, reductions } from '../database/schema';
import { type Seeing, shown } from '../draft/shown';

export function loadReduction(db: CatalogueDatabase, id: number) {
  return db.query.reductions.findFirst({
    where: eq(reductions.id, id),
    with: { texts: true, rules: { orderBy: (table, { asc }) => asc(table.position) } },
  });
}

/** The products that a reduction covers now or later: sold with a price, and their period not over. */
export function coveredWhere(id: number, now: Date, seeing: Seeing): SQL | undefined {
  return and(
    shown(products, seeing),
    eq(products.reductionId, id),
    isNotNull(products.priceMin),
    gt(products.discountEnd, now),
  );
}

/** From the beginning of the first product's period to the end of the last one's. */
export async function findPeriod(db: CatalogueDatabase, where: SQL | undefined) {
  const [period] = await db
    .select({ start: min(products.discountStart), end: max(products.discountEnd) })
    .from(products)
    .where(where);
  return { start: period?.start ?? null, end: period?.end ?? null };
}
