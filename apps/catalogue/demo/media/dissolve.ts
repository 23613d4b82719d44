import type { Colour } from './colour';
import { chance } from './noise';
import { clamp, mix } from './number';
import { colourOf, type Sample, type Yarn } from './yarn';

/** How much weft one sees at a crossing where the warp is up, where it is down, and on the whole. */
export function weftShares(warp: Yarn, weft: Yarn, face: number): { up: number; down: number; mean: number } {
  const seen = (over: Yarn, under: Yarn) =>
    clamp(1 - 2 * Math.max(0, under.halfWidth * 1.12 - 0.5)) * Math.min(1, 2.1 * over.halfWidth);
  const up = 1 - seen(warp, weft);
  const down = seen(weft, warp);
  return { up, down, mean: face * up + (1 - face) * down };
}

/** A warp end's colour from afar, its opened core mixed in. */
export function dyedFromAfar(yarn: Yarn, number: number, wear: number): Colour {
  const colour = colourOf(yarn, number);
  const { core } = yarn;
  if (!core) return colour;
  const open = clamp(0.1 + 0.68 * (yarn.wear + wear) + 0.05 * (chance(number, 9, yarn.seed) - 0.5));
  return [mix(colour[0], core[0], open), mix(colour[1], core[1], open), mix(colour[2], core[2], open)];
}

/** Blends a sample that is too small to be seen into the shade of its surroundings. */
export function dissolve(sample: Sample, warp: Colour, weft: Colour, share: number, crispness: number): void {
  sample.red = mix(0.82 * mix(warp[0], 0.85 * weft[0], share), sample.red, crispness);
  sample.green = mix(0.82 * mix(warp[1], 0.85 * weft[1], share), sample.green, crispness);
  sample.blue = mix(0.82 * mix(warp[2], 0.85 * weft[2], share), sample.blue, crispness);
  sample.height *= crispness;
}
