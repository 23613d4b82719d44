import { chance, noiseAlong } from './noise';
import { between, clamp } from './number';

/** A place on a hank: where on its strand, how it slopes, and how much light reaches it. */
export interface TwistPlace {
  readonly across: number;
  readonly along: number;
  readonly slopeX: number;
  readonly slopeY: number;
  readonly lit: number;
  readonly open: number;
}

/** Where on the two strands of a hank a point lies; `side` runs from -1 to 1 across the hank. */
export function twist(
  side: number,
  y: number,
  height: number,
  hank: number,
  ropes: boolean,
  seed: number,
): TwistPlace | undefined {
  const level = y / height;
  // The ends draw in to loops.
  const end = ropes ? 1 : between(0.04, 0.2, level) * between(0.04, 0.2, 1 - level);
  const cap = ropes ? 1 : roundCap((level - 0.045) / 0.05) * roundCap((0.955 - level) / 0.05);
  if (cap === 0) return undefined;
  const waist = cap * (0.5 + 0.5 * end) * (1 + 0.05 * noiseAlong(level * 6, hank, seed + 1));
  const local = side / waist;
  const turns = ropes ? 2.2 : 2.6 + 0.5 * chance(hank, 2, seed);
  const phase = 2 * Math.PI * (turns * level + chance(hank, 3, seed));
  let best: TwistPlace | undefined;
  let highest = -1e9;
  for (const start of [0, Math.PI]) {
    const swing = 0.42 * end;
    const offset = swing * Math.cos(phase + start);
    const depth = swing * Math.sin(phase + start);
    const girth = 0.6;
    const q = (local - offset) / girth;
    if (Math.abs(q) >= 1) continue;
    const dome = Math.sqrt(1 - q * q);
    const top = depth + girth * dome;
    if (top <= highest) continue;
    highest = top;
    const run = -swing * Math.sin(phase + start) * 2 * Math.PI * turns;
    const slant = (run * waist * 0.16) / (ropes ? 2 : 1.4);
    best = {
      across: Math.asin(q) * girth * waist + start * 3,
      along: y,
      slopeX: clamp(q / Math.max(0.2, dome), -2.5, 2.5),
      slopeY: clamp((-q / Math.max(0.2, dome)) * slant * 0.5, -1.5, 1.5),
      lit: 0.35 + 0.65 * between(-0.45, 0.35, depth + 0.3 * dome - 0.25 * q),
      open: 0.35 + 0.65 * between(-0.3, 0.6, top),
    };
  }
  return best;
}

/** The outline of a loop's end: 0 outside, then a quarter circle up to 1. */
const roundCap = (part: number): number => (part <= 0 ? 0 : part >= 1 ? 1 : Math.sqrt(1 - (1 - part) ** 2));
