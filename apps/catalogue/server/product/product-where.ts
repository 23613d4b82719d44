import { and, eq, exists, gt, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { productCertificates, productFibres, products, productUses } from '../database/schema';
import { published, type Seeing, shown } from '../draft/shown';

/** What a buyer narrows the products down with (api-contract, productFilters). */
export interface ProductFilters {
  readonly category_id?: number | undefined;
  readonly use?: string | undefined;
  readonly weight?: string | undefined;
  readonly fibre?: string | undefined;
  readonly count?: string | undefined;
  readonly certificate?: string | undefined;
}

export type ProductListType = 'page_content' | 'now' | 'upcoming';

/** The condition behind the filters. `branch` holds the ids of the asked category and of all below it. */
export function productWhere(
  db: CatalogueDatabase,
  filters: ProductFilters,
  branch: readonly number[] | undefined,
  seeing: Seeing = published,
): SQL | undefined {
  const { use, weight, fibre, count, certificate } = filters;
  return and(
    shown(products, seeing),
    branch && inArray(products.categoryId, [...branch]),
    weight === undefined ? undefined : within(products.weightGsm, weight),
    count === undefined ? undefined : within(products.countNe, count),
    use === undefined ? undefined : carries(db, productUses, use),
    fibre === undefined ? undefined : carries(db, productFibres, fibre),
    certificate === undefined ? undefined : carries(db, productCertificates, certificate),
  );
}

/** The products that are reduced now, or will be (specification §4, discount timer). */
export function reducedWhere(type: ProductListType, now: Date): SQL | undefined {
  if (type === 'page_content') return undefined;
  const priced = isNotNull(products.priceMin);
  if (type === 'now') return and(priced, lte(products.discountStart, now), gt(products.discountEnd, now));
  return and(priced, isNotNull(products.discountEnd), gt(products.discountStart, now));
}

type Coded = typeof productUses | typeof productFibres | typeof productCertificates;

function carries(db: CatalogueDatabase, table: Coded, code: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.productId, products.id), eq(table.code, code))),
  );
}

/** A range as people write it: `110-140`, `-140`, `110-`; both ends belong to it. */
function within(column: typeof products.weightGsm | typeof products.countNe, range: string): SQL | undefined {
  const [from = '', to = ''] = range.split('-');
  return and(from === '' ? undefined : gte(column, Number(from)), to === '' ? undefined : lte(column, Number(to)));
}
