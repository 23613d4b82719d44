import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { facetNames, products } from '../database/schema';
import { type CodedFacet, codedFacets, type RangedFacet, rangedFacets } from './facets';
import { countedAtMost } from './product-queries';

/** How many products carry each code. */
export async function countCodes(db: CatalogueDatabase, facet: CodedFacet, where: SQL | undefined) {
  const table = codedFacets[facet];
  const { rows } = await db.execute<{ value: string; total: number }>(sql`
    select ${table.code} as value, count(*)::int as total
    from ${matching(sql`${products.id} as id`, where)} join ${table} on ${table.productId} = matching.id group by 1`);
  return rows;
}

/** How many products fall into each range; both ends belong to it, as in the filter. */
export async function countRanges(
  db: CatalogueDatabase,
  facet: RangedFacet,
  where: SQL | undefined,
): Promise<number[]> {
  const { column, steps } = rangedFacets[facet];
  const counts = steps.map(
    ({ from, to }) => sql`count(*) filter (where figure between ${from}::real and ${to}::real)::int`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from ${matching(sql`${column} as figure`, where)}`);
  return rows[0]?.counts ?? [];
}

/** The first of the products that are meant: counting all of a million is what makes a find bar slow. */
function matching(columns: SQL, where: SQL | undefined): SQL {
  const condition = where === undefined ? sql`` : sql`where ${where}`;
  return sql`(select ${columns} from ${products} ${condition} limit ${countedAtMost}) matching`;
}

export function loadFacetNames(db: CatalogueDatabase) {
  return db.select().from(facetNames).orderBy(facetNames.position, facetNames.value);
}
