import type { Cloth } from './cloth';
import { fractalOver, noiseAlong } from './noise';
import { clamp } from './number';

/** Extra abrasion at a place of the cloth, 0 for none; the place is given in ends and picks. */
export type WearMap = (u: number, v: number) => number;

const unworn: WearMap = () => 0;

/** Where a laundry has rubbed: stone clouds everywhere, whiskers fanned out, creases along random lines. */
export function surfaceWear(cloth: Cloth): WearMap {
  const { wear, endsPerInch, picksPerInch, seed } = cloth;
  if (!wear) return unworn;
  const cloud = wear.cloud ?? 0;
  return (u, v) => {
    const x = u / endsPerInch;
    const y = v / picksPerInch;
    const clouds = cloud ? cloud * fractalOver(x * 1.1, y * 1.1, seed + 70, 3) : 0;
    if (wear.pattern === 'whisker') return clouds + whiskers(x, y, seed);
    if (wear.pattern === 'crease') return clouds + creases(x, y, seed);
    return clouds;
  };
}

/** Rays from the hip: bright, soft lines, each of its own length. */
function whiskers(x: number, y: number, seed: number): number {
  const fromLeft = x + 1.2;
  const angle = Math.atan2(y - 2.4 + 0.12 * fractalOver(x, y, seed + 71, 2), fromLeft);
  const radius = Math.hypot(y - 2.4, fromLeft);
  const ray = 4.6 * angle;
  const number = Math.round(ray);
  const width = 0.16 + 0.06 * noiseAlong(number, 3, seed);
  const line = Math.exp(-(((ray - number) / width) ** 2));
  const reach = clamp((6.2 + 1.4 * noiseAlong(number * 1.7, 5, seed) - radius) / 2.5);
  return 0.62 * line * reach * clamp((radius - 0.9) / 0.8);
}

/** Crushed lines of all lengths, as after a resin cure in a crumpled bundle: sharp to one side, fading to the other. */
function creases(x: number, y: number, seed: number): number {
  const ridge = (angle: number, scale: number, offset: number) => {
    const across =
      (x * Math.cos(angle) + y * Math.sin(angle)) * scale + 0.5 * fractalOver(x * 0.8, y * 0.8, seed + offset, 3);
    const along = (y * Math.cos(angle) - x * Math.sin(angle)) * scale * 0.5;
    const number = Math.floor(across);
    const part = across - number;
    const life = clamp(2.2 * noiseAlong(along + number * 7.3, number, seed + offset) - 0.1);
    return life * (part < 0.12 ? part / 0.12 : Math.exp(-(part - 0.12) * 6));
  };
  return 0.34 * ridge(0.35, 1.1, 72) + 0.3 * ridge(1.2, 0.9, 73) + 0.22 * ridge(2.4, 1.5, 74);
}
