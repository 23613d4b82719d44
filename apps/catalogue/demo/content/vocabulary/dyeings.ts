import type { DemoFastness, Words } from '../types';
import { words } from '../words';

interface Dyeing {
  readonly name: Words;
  /** Grades that the class of dye reaches on this fibre; a lot below them is not shipped. */
  readonly fastness: DemoFastness;
}

const grades = (
  washing: string,
  rubbingDry: string,
  rubbingWet: string,
  perspiration: string,
  light: string,
): DemoFastness => ({ washing, rubbingDry, rubbingWet, perspiration, light });

export const dyeings = {
  bleached: { name: words('Bleached in the piece', '匹漂'), fastness: grades('5', '5', '5', '5', '6') },
  undyed: { name: words('Undyed', '本色，不染色'), fastness: grades('5', '5', '5', '5', '5') },
  reactive: {
    name: words('Reactive, on cone', '活性染料筒子染色'),
    fastness: grades('4-5', '4-5', '3-4', '4-5', '5'),
  },
  'reactive-dark': {
    name: words('Reactive, on cone, dark shade', '活性染料筒子染色（深色）'),
    fastness: grades('4', '4', '3', '4', '5'),
  },
  vat: { name: words('Vat, on cone', '还原染料筒子染色'), fastness: grades('4-5', '4-5', '4', '4-5', '7') },
  'vat-piece': {
    name: words('Vat, continuous in the piece', '还原染料轧染'),
    fastness: grades('4-5', '4-5', '4', '4-5', '7'),
  },
  'reactive-piece': {
    name: words('Reactive, cold pad-batch', '活性染料冷轧堆染色'),
    fastness: grades('4-5', '4-5', '3-4', '4', '5'),
  },
  indigo: {
    name: words('Indigo, rope-dyed, warp only', '靛蓝束染（仅经纱）'),
    fastness: grades('3-4', '3', '1-2', '4', '3-4'),
  },
  'indigo-sheet': {
    name: words('Indigo, sheet-dyed, warp only', '靛蓝片染（仅经纱）'),
    fastness: grades('3-4', '3-4', '2', '4', '4'),
  },
  'sulphur-black': {
    name: words('Sulphur black, rope-dyed', '硫化黑束染'),
    fastness: grades('4', '3-4', '2-3', '4', '5'),
  },
  'wool-fibre': {
    name: words('Fibre-dyed, reactive for wool', '毛用活性染料散纤维染色'),
    fastness: grades('4-5', '4-5', '4', '4-5', '6'),
  },
  'wool-top': {
    name: words('Top-dyed, metal-complex', '金属络合染料条染'),
    fastness: grades('4-5', '4-5', '4', '4-5', '6'),
  },
  'fibre-melange': {
    name: words('Fibre-dyed, blended before carding', '散纤维染色，并前混色'),
    fastness: grades('4-5', '4-5', '4', '4-5', '5-6'),
  },
  'disperse-reactive': {
    name: words('Disperse and reactive, two baths', '分散/活性两浴法染色'),
    fastness: grades('4-5', '4-5', '3-4', '4-5', '5-6'),
  },
} as const satisfies Record<string, Dyeing>;

export type DyeingName = keyof typeof dyeings;
