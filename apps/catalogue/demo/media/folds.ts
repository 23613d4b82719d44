import { chance, fractalOver, noiseAlong } from './noise';
import { clamp } from './number';

/** Height of a draped cloth over a picture whose shorter side is 1. */
export type FoldField = (x: number, y: number) => number;

/** How the cloth lies: gathered at a corner, hung from above, or thrown down. */
export type DrapeStyle = 'gathered' | 'hung' | 'thrown';

const origins = {
  gathered: { x: -0.3, y: -0.5, spread: 1.5, start: 0.05, ridges: 19, sway: 0.1, height: 0.105 },
  hung: { x: 0.45, y: -2.6, spread: 0.62, start: 1.25, ridges: 15, sway: 0.05, height: 0.09 },
  thrown: { x: -1.1, y: 1.9, spread: 1.1, start: -1.15, ridges: 16, sway: 0.16, height: 0.085 },
} as const satisfies Record<DrapeStyle, object>;

/**
 * Folds that run out from one point: each has its own direction, width and height, wavers a little, and fades where
 * the cloth lies flat. Their sum is what a hand leaves behind.
 *
 * @param phase moves the folds slowly, for films; 0 for a still picture
 */
export function foldField(style: DrapeStyle, seed: number, phase = 0): FoldField {
  const origin = origins[style];
  const ridges = Array.from({ length: origin.ridges }, (_, number) => ({
    angle: origin.start + (origin.spread * (number + 0.15 + 0.7 * chance(number, 1, seed))) / origin.ridges,
    width: 0.024 + 0.062 * chance(number, 2, seed) ** 1.5,
    height: origin.height * (0.35 + 0.9 * chance(number, 3, seed)),
    lean: 0.75 + 0.5 * chance(number, 4, seed),
    birth: 0.9 * chance(number, 5, seed) - 0.3,
    number,
  }));
  return (x, y) => {
    const sway = origin.sway;
    const warpedX = x + sway * fractalOver(x * 1.5 + phase * 0.13, y * 1.5, seed + 1, 2) - origin.x;
    const warpedY = y + sway * fractalOver(x * 1.5 + 7, y * 1.5 - phase * 0.1, seed + 2, 2) - origin.y;
    const radius = Math.hypot(warpedX, warpedY);
    const angle = Math.atan2(warpedY, warpedX);
    let height = 0.05 * fractalOver(x * 1.2 + 3, y * 1.2 + phase * 0.06, seed + 3, 2);
    for (const ridge of ridges) {
      const waver = 0.05 * noiseAlong(radius * 1.7 + phase * 0.35, ridge.number, seed + 4);
      const away = (angle - ridge.angle - waver) * Math.min(radius, 1.6 + 0.3 * radius);
      const width = ridge.width * (0.55 + 0.5 * Math.min(radius, 1.8)) * (away > 0 ? ridge.lean : 1 / ridge.lean);
      if (Math.abs(away) > 3 * width) continue;
      const life = clamp(0.75 + 0.6 * noiseAlong(radius * 1.1 + ridge.birth * 5 + phase * 0.2, ridge.number, seed + 5));
      height += ridge.height * life * Math.exp(-((away / width) ** 2) * 0.9);
    }
    return height;
  };
}

/** Seersucker: slack stripes cockle between tight ones. Lengths in inches. */
export function puckerField(stripe: number, seed: number): FoldField {
  return (x, y) => {
    const band = Math.floor(x / stripe);
    const inside = Math.sin((Math.PI * (x - band * stripe)) / stripe);
    const cockle = noiseAlong(y / (stripe * 0.55), band, seed) + 0.4 * noiseAlong(y / (stripe * 0.3), band, seed + 1);
    return band % 2 === 0 ? 0.1 * stripe * inside * cockle : 0;
  };
}
