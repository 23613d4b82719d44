import { productCertificates, productFibres, products, productUses } from '../database/schema';

/** Facets of codes: a product may carry several. */
export const codedFacets = { use: productUses, fibre: productFibres, certificate: productCertificates } as const;

export type CodedFacet = keyof typeof codedFacets;

/** The steps in which mills speak of weights (g/m²) and counts (Ne); both ends belong to a step. */
export const rangedFacets = {
  weight: {
    column: products.weightGsm,
    steps: stepsOf(['-80', '80-110', '110-140', '140-200', '200-280', '280-400', '400-']),
    unit: (range: string) => `${range} g/m²`,
  },
  count: {
    column: products.countNe,
    steps: stepsOf(['-10', '10-20', '20-40', '40-60', '60-']),
    unit: (range: string) => `Ne ${range}`,
  },
} as const;

export type RangedFacet = keyof typeof rangedFacets;

interface RangeStep {
  /** As the filter is written: `80-110`, `-80`, `400-`. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** As it is read: `80–110`, `≤ 80`, `≥ 400`. */
  readonly spoken: string;
}

function stepsOf(values: readonly string[]): RangeStep[] {
  return values.map((value) => {
    const [from = '', to = ''] = value.split('-');
    const spoken = from === '' ? `≤ ${to}` : to === '' ? `≥ ${from}` : `${from}–${to}`;
    return { value, from: Number(from), to: to === '' ? 1_000_000 : Number(to), spoken };
  });
}
