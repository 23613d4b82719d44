import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueHandle } from '../database/catalogue-database';
import { products } from '../database/schema';
import { published, shown } from '../draft/shown';
import { type CodedFacet, codedFacets, type RangedFacet, rangedFacets } from '../product/facets';
import type { ProductFilters } from '../product/product-where';

/** How many published products each category holds, and how many of them carry what one narrows down by. */
export type ProductSummary = ReadonlyMap<number, CategorySummary>;

interface CategorySummary {
  readonly total: number;
  readonly coded: Readonly<Record<CodedFacet, Map<string, number>>>;
  readonly ranged: Readonly<Record<RangedFacet, readonly number[]>>;
}

/** Reads every product once; it may take longer than a visitor's query. */
export function summariseProducts(db: CatalogueHandle): Promise<ProductSummary> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '120s'`);
    const { rows } = await tx.execute<{ category: number; total: number; weight: number[]; count: number[] }>(sql`
      select ${products.categoryId} as category, count(*)::int as total,
        ${countsOf('weight')} as weight, ${countsOf('count')} as count
      from ${products} where ${shown(products, published)} group by 1`);
    const summary = new Map<number, CategorySummary>(
      rows.map(({ category, total, weight, count }) => [
        category,
        { total, coded: { use: new Map(), fibre: new Map(), certificate: new Map() }, ranged: { weight, count } },
      ]),
    );
    for (const facet of ['use', 'fibre', 'certificate'] as const) {
      const table = codedFacets[facet];
      const counted = await tx.execute<{ category: number; code: string; total: number }>(sql`
        select ${products.categoryId} as category, ${table.code} as code, count(*)::int as total
        from ${table} join ${products} on ${products.id} = ${table.productId}
        where ${shown(products, published)} group by 1, 2`);
      for (const { category, code, total } of counted.rows) summary.get(category)?.coded[facet].set(code, total);
    }
    return summary;
  });
}

function countsOf(facet: RangedFacet): SQL {
  const { column, steps } = rangedFacets[facet];
  const counts = steps.map(
    ({ from, to }) => sql`count(*) filter (where ${column} between ${from}::real and ${to}::real)::int`,
  );
  return sql`array[${sql.join(counts, sql`, `)}]`;
}

/** The categories that are meant: all, or those of a branch. */
export type Branch = readonly number[] | undefined;

function chosen(summary: ProductSummary, branch: Branch): CategorySummary[] {
  return branch === undefined ? [...summary.values()] : branch.flatMap((id) => summary.get(id) ?? []);
}

/** How many products there are behind the filters; nothing when they are more than the summary knows of. */
export function totalIn(summary: ProductSummary, filters: ProductFilters, branch: Branch): number | undefined {
  const asked = narrowing(filters);
  const [only] = asked;
  if (asked.length > 1) return undefined;
  const parts = chosen(summary, branch);
  if (only === undefined) return sum(parts.map(({ total }) => total));
  const value = filters[only] ?? '';
  if (only === 'weight' || only === 'count') {
    const place = rangedFacets[only].steps.findIndex((step) => step.value === value);
    return place < 0 ? undefined : sum(parts.map(({ ranged }) => ranged[only][place] ?? 0));
  }
  return sum(parts.map(({ coded }) => coded[only].get(value) ?? 0));
}

/** How many products of a branch carry each code. */
export function codesIn(summary: ProductSummary, facet: CodedFacet, branch: Branch) {
  const totals = new Map<string, number>();
  for (const { coded } of chosen(summary, branch)) {
    for (const [code, total] of coded[facet]) totals.set(code, (totals.get(code) ?? 0) + total);
  }
  return [...totals].map(([value, total]) => ({ value, total }));
}

/** How many products of a branch fall into each range. */
export function rangesIn(summary: ProductSummary, facet: RangedFacet, branch: Branch): number[] {
  const parts = chosen(summary, branch);
  return rangedFacets[facet].steps.map((_, place) => sum(parts.map(({ ranged }) => ranged[facet][place] ?? 0)));
}

/** The facets that are narrowed down by; the category is none. */
export function narrowing(filters: ProductFilters): (CodedFacet | RangedFacet)[] {
  return (['use', 'weight', 'fibre', 'count', 'certificate'] as const).filter((facet) => filters[facet] !== undefined);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((before, number) => before + number, 0);
