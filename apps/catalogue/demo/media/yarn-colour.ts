import { chance, noiseAlong, noiseOver } from './noise';
import { clamp, mix } from './number';
import { colourOf, type Sample, type Yarn } from './yarn';

/**
 * Colours the point of a yarn that lies on top.
 *
 * @param q from -1 to 1 across the yarn; `dome`: the height of its round there
 * @param rise 1 where it passes over, -1 where it is passed
 * @param fibre, ply the fine relief, which also catches dye and light
 */
export function paintYarn(
  yarn: Yarn,
  number: number,
  along: number,
  q: number,
  dome: number,
  rise: number,
  fibre: number,
  ply: number,
  wear: number,
  sample: Sample,
): void {
  const { seed } = yarn;
  const [dyedRed, dyedGreen, dyedBlue] = colourOf(yarn, number);
  const calm = 1 - 0.7 * yarn.lustre;
  const shadeOfYarn =
    1 + calm * (0.05 * (chance(number, 3, seed) * 2 - 1) + 0.04 * noiseAlong(along * 0.11, number, seed + 8));
  const tone = shadeOfYarn + calm * (0.2 * fibre + 0.05 * ply);
  let red = dyedRed * tone;
  let green = dyedGreen * tone;
  let blue = dyedBlue * tone;
  if (yarn.core) {
    const open = openness(yarn.wear + wear, yarn, number, along, dome, rise, fibre);
    red = mix(red, yarn.core[0] * tone, open);
    green = mix(green, yarn.core[1] * tone, open);
    blue = mix(blue, yarn.core[2] * tone, open);
  }
  if (yarn.melange) {
    const strands = noiseOver(q * 6 + along * 1.3, along * 1.1 + number * 7.7, seed + 12);
    const blend = 0.75 * clamp(0.5 + 1.1 * strands + 0.5 * noiseAlong(along * 0.4, number, seed + 13));
    red = mix(red, yarn.melange[0] * tone, blend);
    green = mix(green, yarn.melange[1] * tone, blend);
    blue = mix(blue, yarn.melange[2] * tone, blend);
  }
  const flank = 0.5 + 0.5 * dome;
  sample.red = red * flank;
  sample.green = green * flank;
  sample.blue = blue * flank;
}

/** Indigo sits in a ring around a white heart: it opens on crowns first, and streaks along each end. */
function openness(
  wear: number,
  yarn: Yarn,
  number: number,
  along: number,
  dome: number,
  rise: number,
  fibre: number,
): number {
  const streak = 0.5 + 0.5 * noiseAlong(along * 0.05, number, yarn.seed + 9);
  const end = chance(number, 9, yarn.seed);
  const crown = Math.max(0, rise) * dome * dome;
  const cloud = noiseOver(along * 0.35, number * 0.5, yarn.seed + 15);
  const raw = 0.05 + 0.2 * end * end + 0.25 * Math.max(0, streak - 0.45) + 0.12 * crown + 0.22 * fibre + 0.1 * cloud;
  const worn = wear * (0.62 + 0.55 * crown + 0.3 * fibre + 0.25 * (streak - 0.5));
  return clamp(0.46 * raw + worn, 0, 0.92);
}
