import type { CatalogueContext } from '../context';
import type { Language } from '../database/schema';
import { languages } from '../database/schema';
import { codesIn, narrowing, rangesIn } from '../kept/product-summary';
import { branchOf } from './branch-of';
import { countAll, keptSummary } from './count-all';
import { countCodes, countRanges, loadFacetNames } from './facet-queries';
import { type CodedFacet, type RangedFacet, rangedFacets } from './facets';
import { type ProductFilters, productWhere } from './product-where';

interface FacetValue {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/**
 * What the products can still be narrowed down by. A facet is counted without its own filter, so that one can change
 * it. Without other filters the numbers are kept; else the first of what is found is counted (`countedAtMost`).
 */
export async function countFacets(context: CatalogueContext, filters: ProductFilters) {
  const { db, kept, language, drafts } = context;
  const [branch, names, summary] = await Promise.all([
    branchOf(context, filters.category_id),
    kept.exactly('facet names', () => loadFacetNames(db)),
    keptSummary(context),
  ]);
  const without = (facet: keyof ProductFilters) =>
    productWhere(db, { ...filters, [facet]: undefined }, branch, { drafts });
  const isKept = (facet: CodedFacet | RangedFacet) => narrowing(filters).every((other) => other === facet);

  const coded = async (facet: CodedFacet): Promise<FacetValue[]> => {
    const rows =
      summary !== undefined && isKept(facet)
        ? codesIn(summary, facet, branch)
        : await countCodes(db, facet, without(facet));
    const own = names.filter(({ kind }) => kind === facet);
    const places = new Map([...new Set(own.map(({ value }) => value))].map((value, place) => [value, place]));
    return rows
      .map(({ value, total }) => ({ value, name: nameOf(own, value, language), count: total }))
      .sort(
        (a, b) =>
          (places.get(a.value) ?? places.size) - (places.get(b.value) ?? places.size) || a.value.localeCompare(b.value),
      );
  };
  const ranged = async (facet: RangedFacet): Promise<FacetValue[]> => {
    const { unit, steps } = rangedFacets[facet];
    const counts =
      summary !== undefined && isKept(facet)
        ? rangesIn(summary, facet, branch)
        : await countRanges(db, facet, without(facet));
    return steps
      .map(({ value, spoken }, index) => ({ value, name: unit(spoken), count: counts[index] ?? 0 }))
      .filter(({ count }) => count > 0);
  };

  const [total, use, weight, fibre, count, certificate] = await Promise.all([
    countAll(context, filters, branch, productWhere(db, filters, branch, { drafts })),
    coded('use'),
    ranged('weight'),
    coded('fibre'),
    ranged('count'),
    coded('certificate'),
  ]);
  return { total, use, weight, fibre, count, certificate };
}

function nameOf(own: Awaited<ReturnType<typeof loadFacetNames>>, value: string, language: Language): string {
  const called = own.filter((name) => name.value === value);
  const order = [language, ...languages];
  return order.flatMap((wanted) => called.find((name) => name.language === wanted) ?? [])[0]?.name ?? value;
}
