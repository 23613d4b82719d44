import type { Locale, LocalizedText } from '../locale';

/**
 * The fibres, by the short codes that European labels and test reports use (DIN 60001-4, with the trade's PL, PC and
 * MD). Names: Regulation (EU) 1007/2011; GB/T 11951 and GB/T 4146.1.
 *
 * @example
 * fibres.LI.en; // 'linen'
 */
export const fibres = {
  CO: { en: 'cotton', 'zh-cn': '棉' },
  LI: { en: 'linen', 'zh-cn': '亚麻' },
  HA: { en: 'hemp', 'zh-cn': '大麻' },
  RA: { en: 'ramie', 'zh-cn': '苎麻' },
  JU: { en: 'jute', 'zh-cn': '黄麻' },
  WO: { en: 'wool', 'zh-cn': '羊毛' },
  WS: { en: 'cashmere', 'zh-cn': '山羊绒' },
  WM: { en: 'mohair', 'zh-cn': '马海毛' },
  WP: { en: 'alpaca', 'zh-cn': '羊驼毛' },
  SE: { en: 'silk', 'zh-cn': '桑蚕丝' },
  CV: { en: 'viscose', 'zh-cn': '粘胶纤维' },
  MD: { en: 'modal', 'zh-cn': '莫代尔纤维' },
  CLY: { en: 'lyocell', 'zh-cn': '莱赛尔纤维' },
  CU: { en: 'cupro', 'zh-cn': '铜氨纤维' },
  CA: { en: 'acetate', 'zh-cn': '醋酯纤维' },
  PL: { en: 'polyester', 'zh-cn': '聚酯纤维' },
  PA: { en: 'polyamide', 'zh-cn': '聚酰胺纤维' },
  PC: { en: 'acrylic', 'zh-cn': '聚丙烯腈纤维' },
  PP: { en: 'polypropylene', 'zh-cn': '聚丙烯纤维' },
  EL: { en: 'elastane', 'zh-cn': '氨纶' },
  ME: { en: 'metallised fibre', 'zh-cn': '金属镀膜纤维' },
} as const satisfies Record<string, LocalizedText>;

/** A fibre's short code. */
export type FibreCode = keyof typeof fibres;

/** A fibre's part of a cloth. */
export interface FibreShare {
  readonly fibre: FibreCode;
  /** Above 0, up to 100; at most one decimal. */
  readonly percent: number;
}

/** What is wrong with a composition. */
export type CompositionFault = 'empty' | 'share' | 'twice' | 'sum';

/**
 * What is wrong with a composition, or null: every share is above 0 with at most one decimal, no fibre stands twice,
 * and all of them add up to exactly 100 %.
 *
 * @example
 * compositionFault([{ fibre: 'WO', percent: 70 }, { fibre: 'PA', percent: 30 }]); // null
 * compositionFault([{ fibre: 'CO', percent: 98 }]); // 'sum'
 */
export function compositionFault(shares: readonly FibreShare[]): CompositionFault | null {
  if (shares.length === 0) return 'empty';
  const tenths = shares.map(({ percent }) => Math.round(percent * 10));
  if (!shares.every(({ percent }) => percent > 0 && isTenths(percent))) return 'share';
  if (new Set(shares.map(({ fibre }) => fibre)).size < shares.length) return 'twice';
  return tenths.reduce((sum, share) => sum + share, 0) === 1000 ? null : 'sum';
}

/** Whether a percentage has at most one decimal; 1.1 · 10 is not 11 in binary. */
function isTenths(percent: number): boolean {
  return Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-9;
}

/**
 * Writes a composition, the largest share first: with codes for a card, with names for a page.
 *
 * @throws RangeError when it is faulty, see {@link compositionFault}
 * @example
 * formatComposition([{ fibre: 'PA', percent: 30 }, { fibre: 'WO', percent: 70 }]); // 'WO 70 PA 30'
 * formatComposition([{ fibre: 'CO', percent: 100 }], 'zh-cn'); // '100% 棉'
 */
export function formatComposition(shares: readonly FibreShare[], locale?: Locale): string {
  const fault = compositionFault(shares);
  if (fault !== null) throw new RangeError(`Faulty composition: ${fault}`);
  const sorted = [...shares].sort((a, b) => b.percent - a.percent);
  if (locale === undefined) return sorted.map(({ fibre, percent }) => `${fibre} ${percent}`).join(' ');
  return sorted.map(({ fibre, percent }) => `${percent}% ${fibres[fibre][locale]}`).join(', ');
}
