import { convertYarnCount } from './yarn-count';

/** How a cloth is built. */
export interface Construction {
  /** Warp ends an inch. */
  readonly endsPerInch: number;
  /** Weft picks an inch. */
  readonly picksPerInch: number;
  /** The warp's count in tex; of a plied yarn, all plies together. */
  readonly warpTex: number;
  /** The weft's count in tex. */
  readonly weftTex: number;
}

/** How much longer the yarn is than the cloth that it crosses up and down in: 8 % in the warp, 4 % in the weft. */
const crimp = { warp: 1.08, weft: 1.04 } as const;

/** Threads an inch × grams a kilometre → grams a square metre: 1 / 25.4. */
const perInchTex = 0.03937;

/** Grams a square metre in an ounce a square yard. */
const gsmPerOunce = 33.906;

/**
 * The weight of a cloth from its construction, in grams a square metre, not rounded:
 * 0.03937 · (EPI · tex warp · 1.08 + PPI · tex weft · 1.04). Source: the mass per unit area of ISO 3801, solved for
 * the threads of ISO 7211-2 with the usual crimp of a finished cloth.
 *
 * @throws RangeError when a figure is not a finite number above 0
 * @example
 * const tex = convertYarnCount(40, 'Ne', 'tex');
 * Math.round(fabricWeight({ endsPerInch: 133, picksPerInch: 72, warpTex: tex, weftTex: tex })); // 127
 */
export function fabricWeight({ endsPerInch, picksPerInch, warpTex, weftTex }: Construction): number {
  for (const figure of [endsPerInch, picksPerInch, warpTex, weftTex]) positive(figure);
  return perInchTex * (endsPerInch * warpTex * crimp.warp + picksPerInch * weftTex * crimp.weft);
}

/**
 * The weight of a cloth whose counts are told in Ne, as mills write it: "40×40 / 133×72".
 *
 * @throws RangeError when a figure is not a finite number above 0
 * @example
 * Math.round(fabricWeightFromNe({ endsPerInch: 72, picksPerInch: 46, warpNe: 7, weftNe: 7 })); // 417
 */
export function fabricWeightFromNe(cloth: {
  readonly endsPerInch: number;
  readonly picksPerInch: number;
  readonly warpNe: number;
  readonly weftNe: number;
}): number {
  return fabricWeight({
    endsPerInch: cloth.endsPerInch,
    picksPerInch: cloth.picksPerInch,
    warpTex: convertYarnCount(cloth.warpNe, 'Ne', 'tex'),
    weftTex: convertYarnCount(cloth.weftNe, 'Ne', 'tex'),
  });
}

/**
 * Grams a square metre in ounces a square yard, as denim is sold; not rounded.
 *
 * @example
 * ouncesFromGsm(417).toFixed(1); // '12.3'
 */
export function ouncesFromGsm(gsm: number): number {
  return gsm / gsmPerOunce;
}

/**
 * Ounces a square yard in grams a square metre; not rounded.
 *
 * @example
 * Math.round(gsmFromOunces(12.3)); // 417
 */
export function gsmFromOunces(ounces: number): number {
  return ounces * gsmPerOunce;
}

/**
 * How much of a cloth's face one set of threads covers: K = threads an inch / √Ne. About 28 is a closed wall. Source:
 * Peirce, "The geometry of cloth structure", 1937.
 *
 * @param threadsPerInch ends or picks an inch
 * @param ne the yarn's count in Ne
 * @throws RangeError when a figure is not a finite number above 0
 * @example
 * coverFactor(133, 40).toFixed(1); // '21.0'
 */
export function coverFactor(threadsPerInch: number, ne: number): number {
  return positive(threadsPerInch) / Math.sqrt(positive(ne));
}

function positive(figure: number): number {
  if (!(figure > 0 && figure < Number.POSITIVE_INFINITY)) throw new RangeError(`Not a figure above 0: ${figure}`);
  return figure;
}
