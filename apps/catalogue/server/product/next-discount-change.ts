import { gt, min } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { products } from '../database/schema';

/** When the next discount of any product begins or ends: then the lists of the reduced ones are others. */
export async function nextDiscountChange(db: CatalogueDatabase, now: Date): Promise<Date | undefined> {
  const [[starts], [ends]] = await Promise.all([
    db
      .select({ first: min(products.discountStart) })
      .from(products)
      .where(gt(products.discountStart, now)),
    db
      .select({ first: min(products.discountEnd) })
      .from(products)
      .where(gt(products.discountEnd, now)),
  ]);
  return [starts?.first, ends?.first].filter((moment) => moment != null).sort((a, b) => Number(a) - Number(b))[0];
}
