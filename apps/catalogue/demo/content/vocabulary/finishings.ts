import type { DemoShrinkage, Words } from '../types';
import { words } from '../words';

interface Finishing {
  readonly name: Words;
  /** Most that the cloth changes in the first three washes of its care label. */
  readonly shrinkage: DemoShrinkage;
}

export const finishings = {
  mercerised: {
    name: words('Singed, mercerised, sanforised', '烧毛、丝光、预缩'),
    shrinkage: { warp: -1.5, weft: -1.5 },
  },
  soft: {
    name: words('Singed, enzyme-polished, sanforised', '烧毛、酵素抛光、预缩'),
    shrinkage: { warp: -2, weft: -2 },
  },
  'easy-care': {
    name: words('Mercerised, low-formaldehyde easy care', '丝光、低甲醛免烫整理'),
    shrinkage: { warp: -1, weft: -1 },
  },
  crinkled: {
    name: words('Slack-washed, relaxed, not pressed', '松式水洗、松弛定形、不轧光'),
    shrinkage: { warp: -3, weft: -2.5 },
  },
  brushed: {
    name: words('Raised both sides, sheared, sanforised', '双面起毛、剪毛、预缩'),
    shrinkage: { warp: -3, weft: -2.5 },
  },
  linen: { name: words('Scoured, soft-washed, tumbled', '煮练、柔洗、气流柔软'), shrinkage: { warp: -3, weft: -3 } },
  wool: { name: words('Milled, cropped, decatised', '缩绒、剪毛、蒸呢'), shrinkage: { warp: -1.5, weft: -1.5 } },
  worsted: {
    name: words('Crabbed, scoured, cropped, decatised', '煮呢、洗呢、剪毛、蒸呢'),
    shrinkage: { warp: -1.5, weft: -1 },
  },
  workwear: {
    name: words('Mercerised, heat-set, sanforised', '丝光、热定形、预缩'),
    shrinkage: { warp: -1.5, weft: -1 },
  },
  loomstate: { name: words('Loomstate, desized only', '坯布，仅退浆'), shrinkage: { warp: -7, weft: -4 } },
  pile: { name: words('Cut, brushed, waxed, steamed', '割绒、刷绒、上蜡、汽蒸'), shrinkage: { warp: -3, weft: -2.5 } },
  'stretch-set': {
    name: words('Heat-set, mercerised, sanforised', '热定形、丝光、预缩'),
    shrinkage: { warp: -2, weft: -4 },
  },
  'denim-sanforised': {
    name: words('Singed, skewed, sanforised', '烧毛、整纬拉斜、预缩'),
    shrinkage: { warp: -2.5, weft: -2 },
  },
  'denim-raw': { name: words('Loomstate, not sanforised', '坯布原浆，未预缩'), shrinkage: { warp: -8, weft: -4 } },
  'denim-stretch': {
    name: words('Singed, heat-set, sanforised', '烧毛、热定形、预缩'),
    shrinkage: { warp: -2.5, weft: -6 },
  },
  'denim-washed': { name: words('Washed to a stable size', '水洗定尺'), shrinkage: { warp: -1, weft: -1 } },
  calendered: {
    name: words('Mercerised, calendered, sanforised', '丝光、轧光、预缩'),
    shrinkage: { warp: -3, weft: -2.5 },
  },
  'upholstery-set': {
    name: words('Steamed, stentered, back-coated', '汽蒸、拉幅、背面涂层'),
    shrinkage: { warp: -1.5, weft: -1 },
  },
  absorbent: {
    name: words('Scoured, bleached, tumbled, unsized', '煮漂、气流烘干、不上浆'),
    shrinkage: { warp: -7, weft: -6 },
  },
} as const satisfies Record<string, Finishing>;

export type FinishingName = keyof typeof finishings;
