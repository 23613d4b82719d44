import type { SQL } from 'drizzle-orm';
import type { CatalogueContext } from '../context';
import { type Branch, type ProductSummary, summariseProducts, totalIn } from '../kept/product-summary';
import { countProducts } from './product-queries';
import type { ProductFilters } from './product-where';

/** The numbers of published products that are kept between publications; whoever sees drafts gets none. */
export async function keptSummary({
  db,
  kept,
  drafts,
}: Pick<CatalogueContext, 'db' | 'kept' | 'drafts'>): Promise<ProductSummary | undefined> {
  return drafts ? undefined : kept.meanwhile('product summary', () => summariseProducts(db));
}

/** How many products answer to the filters: as it is kept, else counted up to `countedAtMost`. */
export async function countAll(
  context: CatalogueContext,
  filters: ProductFilters,
  branch: Branch,
  where: SQL | undefined,
): Promise<number> {
  const summary = await keptSummary(context);
  const total = summary && totalIn(summary, filters, branch);
  return total ?? countProducts(context.db, where);
}
