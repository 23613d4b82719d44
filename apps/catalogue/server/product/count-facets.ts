import type { CatalogueContext } from '../context';
import { type Language, languages } from '../database/schema';
import { findBranch } from './category-queries';
import { type CodedFacet, countCodes, countRanges, loadFacetNames, rangeColumns } from './facet-queries';
import { countProducts } from './product-queries';
import { type ProductFilters, productWhere } from './product-where';

interface FacetValue {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** What the products can still be narrowed down by. A facet is counted without its own filter, so that one can change it. */
export async function countFacets({ db, language, drafts }: CatalogueContext, filters: ProductFilters) {
  const branch = filters.category_id === undefined ? undefined : await findBranch(db, filters.category_id);
  const without = (facet: keyof ProductFilters) =>
    productWhere(db, { ...filters, [facet]: undefined }, branch, { drafts });
  const names = await loadFacetNames(db);

  const coded = async (facet: CodedFacet): Promise<FacetValue[]> => {
    const rows = await countCodes(db, facet, without(facet));
    const places = new Map(
      [...new Set(names.filter(({ kind }) => kind === facet).map(({ value }) => value))].map((value, place) => [
        value,
        place,
      ]),
    );
    return rows
      .map(({ value, total }) => ({ value, name: nameOf(names, facet, value, language), count: total }))
      .sort(
        (a, b) =>
          (places.get(a.value) ?? places.size) - (places.get(b.value) ?? places.size) || a.value.localeCompare(b.value),
      );
  };
  const ranged = async (facet: keyof typeof ranges): Promise<FacetValue[]> => {
    const { unit, steps } = ranges[facet];
    const counts = await countRanges(db, rangeColumns[facet], steps.map(endsOf), without(facet));
    return steps
      .map((value, index) => ({ value, name: unit(value), count: counts[index] ?? 0 }))
      .filter(({ count }) => count > 0);
  };

  const [total, use, weight, fibre, count, certificate] = await Promise.all([
    countProducts(db, productWhere(db, filters, branch, { drafts })),
    coded('use'),
    ranged('weight'),
    coded('fibre'),
    ranged('count'),
    coded('certificate'),
  ]);
  return { total, use, weight, fibre, count, certificate };
}

/** The steps in which mills speak of weights (g/m²) and counts (Ne). */
const ranges = {
  weight: {
    steps: ['-80', '80-110', '110-140', '140-200', '200-280', '280-400', '400-'],
    unit: (range: string) => `${spoken(range)} g/m²`,
  },
  count: { steps: ['-10', '10-20', '20-40', '40-60', '60-'], unit: (range: string) => `Ne ${spoken(range)}` },
} as const;

function endsOf(range: string): { from: number; to: number } {
  const [from = '', to = ''] = range.split('-');
  return { from: Number(from), to: to === '' ? 1_000_000 : Number(to) };
}

function spoken(range: string): string {
  const [from = '', to = ''] = range.split('-');
  if (from === '') return `≤ ${to}`;
  return to === '' ? `≥ ${from}` : `${from}–${to}`;
}

function nameOf(
  names: Awaited<ReturnType<typeof loadFacetNames>>,
  kind: CodedFacet,
  value: string,
  language: Language,
): string {
  const own = names.filter((name) => name.kind === kind && name.value === value);
  const order = [language, ...languages];
  return order.flatMap((wanted) => own.find((name) => name.language === wanted) ?? [])[0]?.name ?? value;
}
