import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { facetNames, productCertificates, productFibres, products, productUses } from '../database/schema';

const coded = { use: productUses, fibre: productFibres, certificate: productCertificates } as const;

export type CodedFacet = keyof typeof coded;

/** How many products carry each code. */
export function countCodes(db: CatalogueDatabase, facet: CodedFacet, where: SQL | undefined) {
  const table = coded[facet];
  return db
    .select({ value: table.code, total: count() })
    .from(table)
    .innerJoin(products, eq(products.id, table.productId))
    .where(where)
    .groupBy(table.code);
}

/** How many products fall into each range; both ends belong to it, as in the filter. */
export async function countRanges(
  db: CatalogueDatabase,
  column: typeof products.weightGsm | typeof products.countNe,
  ranges: readonly { readonly from: number; readonly to: number }[],
  where: SQL | undefined,
): Promise<number[]> {
  const counts = ranges.map(({ from, to }) => sql`count(*) filter (where ${column} between ${from} and ${to})::int`);
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from ${products} ${where === undefined ? sql`` : sql`where ${where}`}`);
  return rows[0]?.counts ?? [];
}

export function loadFacetNames(db: CatalogueDatabase) {
  return db.select().from(facetNames).orderBy(facetNames.position, facetNames.value);
}

export const rangeColumns = { weight: products.weightGsm, count: products.countNe } as const;
