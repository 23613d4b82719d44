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
  const reach = clamp((4.6 + 1.2 * noiseAlong(number * 1.7, 5, seed) - radius) / 2.5);
  return 0.5 * line * reach * clamp((radius - 0.9) / 0.8);
}

/** Crushed lines that cross each other, as after a resin cure in a crumpled bundle. */
function creases(x: number, y: number, seed: number): number {
  const ridge = (scale: number, offset: number) =>
    Math.max(0, 1 - 9 * Math.abs(fractalOver(x * scale + offset, y * scale * 0.6, seed + 72, 3))) ** 2;
  return 0.32 * ridge(0.55, 0) + 0.22 * ridge(0.9, 40);
}
