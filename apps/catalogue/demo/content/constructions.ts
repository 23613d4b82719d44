import type { DraftName } from '@selvedge/domain/textile';
import type { EndUseName } from './end-uses';
import type { DemoYarnCount, FibreShare } from './types';

/** An allowed way to weave for an end use: what a planner looks up before anything is priced. */
export interface ConstructionRow {
  readonly endUse: EndUseName;
  readonly weave: DraftName;
  readonly composition: readonly FibreShare[];
  readonly warp: DemoYarnCount;
  readonly weft: DemoYarnCount;
  readonly endsPerInch: number;
  readonly picksPerInch: number;
  /** The weight in g/m² that the end use asks for; what the figures give may stray by 5 %. */
  readonly targetGsm: number;
  readonly origin?: 'organic' | 'recycled';
}

const ne = (count: number, ply = 1): DemoYarnCount => ({ system: 'Ne', count, ply });
const nm = (count: number, ply = 1): DemoYarnCount => ({ system: 'Nm', count, ply });

const cotton = [{ code: 'CO', percent: 100 }] as const;
const linen = [{ code: 'LI', percent: 100 }] as const;
const stretchCotton = (elastane: number): readonly FibreShare[] => [
  { code: 'CO', percent: 100 - elastane },
  { code: 'EL', percent: elastane },
];
const blend = (first: FibreShare['code'], percent: number, second: FibreShare['code']): readonly FibreShare[] => [
  { code: first, percent },
  { code: second, percent: 100 - percent },
];

type Yarns = readonly [warp: DemoYarnCount, weft: DemoYarnCount];
type Density = readonly [endsPerInch: number, picksPerInch: number];

const row = (
  endUse: EndUseName,
  weave: DraftName,
  composition: readonly FibreShare[],
  [warp, weft]: Yarns,
  [endsPerInch, picksPerInch]: Density,
  targetGsm: number,
): ConstructionRow => ({ endUse, weave, composition, warp, weft, endsPerInch, picksPerInch, targetGsm });

/** One line a construction: end use, weave, fibre, counts of warp and weft, ends and picks an inch, weight wanted. */
export const constructions = {
  'poplin-40': row('shirting', 'plain', cotton, [ne(40), ne(40)], [133, 72], 127),
  'poplin-50-organic': {
    ...row('shirting', 'plain', cotton, [ne(50), ne(50)], [144, 76], 110),
    origin: 'organic',
  },
  'poplin-60': row('shirting', 'plain', cotton, [ne(60), ne(60)], [165, 100], 110),
  'poplin-100-2': row('shirting', 'plain', cotton, [ne(100, 2), ne(100, 2)], [144, 80], 110),
  voile: row('shirting', 'plain', cotton, [ne(80), ne(40)], [100, 60], 68),
  chambray: row('shirting', 'plain', cotton, [ne(21), ne(21)], [68, 54], 142),
  'end-on-end': row('shirting', 'plain', cotton, [ne(80, 2), ne(80, 2)], [110, 76], 115),
  gingham: row('shirting', 'plain', cotton, [ne(40), ne(40)], [100, 80], 110),
  tattersall: row('shirting', 'plain', cotton, [ne(80, 2), ne(80, 2)], [116, 76], 120),
  madras: row('shirting', 'plain', cotton, [ne(40), ne(40)], [92, 84], 108),
  seersucker: row('shirting', 'seersucker', cotton, [ne(40), ne(32)], [104, 72], 120),
  oxford: row('shirting', 'oxford', cotton, [ne(40), ne(16)], [110, 48], 142),
  pinpoint: row('shirting', 'oxford', cotton, [ne(80, 2), ne(40)], [144, 76], 135),
  'royal-oxford': row('shirting', 'dobby-diamond', cotton, [ne(100, 2), ne(100, 2)], [150, 90], 120),
  'dobby-60': row('shirting', 'dobby-diamond', cotton, [ne(60), ne(60)], [160, 96], 105),
  'herringbone-60': row('shirting', 'herringbone', cotton, [ne(60), ne(60)], [180, 100], 115),
  'flannel-20': row('shirting', 'twill-2-2', cotton, [ne(20), ne(20)], [68, 60], 160),
  'flannel-16': row('shirting', 'twill-2-2', cotton, [ne(16), ne(16)], [64, 54], 180),
  'linen-cotton': row('shirting', 'plain', blend('LI', 55, 'CO'), [ne(14), ne(14)], [54, 52], 186),
  'linen-36': row('shirting', 'plain', linen, [nm(36), nm(36)], [58, 54], 130),

  'wool-herringbone': row('coating', 'herringbone', blend('WO', 70, 'PA'), [nm(28, 2), nm(14)], [44, 39], 248),
  'glen-check': row('coating', 'twill-2-2', blend('WO', 98, 'EL'), [nm(52, 2), nm(52, 2)], [74, 64], 220),
  houndstooth: row('coating', 'twill-2-2', blend('WO', 80, 'PA'), [nm(24, 2), nm(24, 2)], [42, 38], 280),
  'workwear-twill': row('bottomweight', 'twill-3-1', blend('CO', 65, 'PL'), [ne(20), ne(16)], [120, 60], 240),
  drill: row('bottomweight', 'twill-3-1-left', cotton, [ne(16), ne(12)], [108, 56], 280),
  'canvas-10': row('bottomweight', 'canvas', cotton, [ne(10, 2), ne(10, 2)], [43, 26], 339),
  'cotton-satin': row('bottomweight', 'satin-5', stretchCotton(3), [ne(30), ne(16)], [160, 64], 230),
  'corduroy-8': row('corduroy', 'corduroy', cotton, [ne(20, 2), ne(12)], [42, 112], 330),
  'corduroy-14': row('corduroy', 'corduroy', cotton, [ne(16), ne(20)], [64, 128], 255),

  'selvedge-14': row('selvedge-denim', 'twill-3-1', cotton, [ne(6), ne(6)], [70, 45], 475),
  'selvedge-12': row('selvedge-denim', 'twill-3-1', cotton, [ne(7), ne(7)], [70, 45], 407),
  'denim-12-3': row('denim', 'twill-3-1', cotton, [ne(7), ne(7)], [72, 46], 417),
  'denim-10-stretch': row('denim', 'twill-3-1', stretchCotton(2), [ne(9), ne(10)], [76, 52], 339),
  'denim-8': row('denim', 'twill-2-1', cotton, [ne(12), ne(12)], [76, 56], 271),
  'denim-13-5': row('denim', 'twill-3-1', cotton, [ne(6), ne(6)], [68, 43], 458),
  'denim-16': row('denim', 'twill-3-1', cotton, [ne(5), ne(5)], [67, 43], 542),
  'denim-11': row('denim', 'twill-3-1', cotton, [ne(8), ne(8)], [72, 49], 373),
  'denim-broken-13': row('denim', 'broken-twill', cotton, [ne(7), ne(6)], [72, 45], 441),
  'denim-left-12': row('denim', 'twill-3-1-left', cotton, [ne(7), ne(8)], [72, 49], 407),
  'denim-recycled-11': {
    ...row('denim', 'twill-3-1', cotton, [ne(7), ne(8)], [68, 43], 373),
    origin: 'recycled',
  },
  'denim-satin-10-9': row('denim', 'satin-5', cotton, [ne(9), ne(9)], [84, 50], 370),
  'denim-sateen-9-4': row('denim', 'sateen-5', cotton, [ne(12), ne(8)], [60, 64], 320),
  'denim-slub-12-5': row('denim', 'twill-3-1', cotton, [ne(7), ne(7)], [73, 47], 424),

  'percale-200': row('bedding', 'plain', cotton, [ne(40), ne(40)], [110, 90], 123),
  'sateen-300': row('bedding', 'sateen-5', cotton, [ne(60), ne(60)], [130, 170], 123),
  'linen-sheeting': row('bedding', 'plain', linen, [nm(26), nm(26)], [52, 50], 165),
  'duvet-flannel': row('bedding', 'twill-2-2', cotton, [ne(24), ne(24)], [74, 64], 142),
  ticking: row('quilting-and-ticking', 'twill-2-2', cotton, [ne(20), ne(20)], [108, 58], 205),
  quilting: row('quilting-and-ticking', 'plain', cotton, [ne(40), ne(40)], [110, 76], 115),
  damask: row('table-and-kitchen', 'jacquard-medallion', cotton, [ne(20), ne(20)], [96, 72], 208),
  honeycomb: row('table-and-kitchen', 'honeycomb', cotton, [ne(12), ne(12)], [66, 58], 255),
  'table-herringbone': row('table-and-kitchen', 'herringbone', linen, [nm(20), nm(20)], [50, 48], 205),
  jacquard: row('curtain-and-upholstery', 'jacquard-medallion', cotton, [ne(30), ne(24)], [120, 96], 200),
  'curtain-basket': row('curtain-and-upholstery', 'basket-2-2', blend('CO', 55, 'LI'), [ne(10), ne(10)], [52, 46], 240),
  'basket-upholstery': row(
    'curtain-and-upholstery',
    'basket-2-2',
    blend('CO', 60, 'LI'),
    [ne(12, 2), ne(12, 2)],
    [54, 46],
    410,
  ),
  chenille: row('curtain-and-upholstery', 'plain', blend('PL', 70, 'CO'), [ne(40, 2), nm(4.5)], [80, 26], 340),
} as const satisfies Record<string, ConstructionRow>;

export type ConstructionName = keyof typeof constructions;
