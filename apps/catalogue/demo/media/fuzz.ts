import { chance } from './noise';
import { at } from './number';
import type { Picture } from './picture';

export interface Fuzz {
  readonly count: number;
  /** In pixels. */
  readonly length: number;
  readonly strength: number;
  readonly lightness?: number;
  readonly seed: number;
  /** Fibres grow only where this is not 0. */
  readonly where?: Float32Array;
}

/** Draws loose fibre ends as thin, curling, half-transparent lines. */
export function addFuzz(picture: Picture, fuzz: Fuzz): Picture {
  for (let fibre = 0; fibre < fuzz.count; fibre++) drawFibre(picture, fuzz, fibre);
  return picture;
}

function drawFibre(picture: Picture, fuzz: Fuzz, fibre: number): void {
  const { width, height } = picture;
  const { seed, where } = fuzz;
  let x = chance(fibre, 1, seed) * width;
  let y = chance(fibre, 2, seed) * height;
  let heading = chance(fibre, 3, seed) * 2 * Math.PI;
  const bend = (chance(fibre, 4, seed) - 0.5) * (6 / fuzz.length);
  const steps = fuzz.length * (0.3 + chance(fibre, 5, seed));
  const strength = fuzz.strength * (0.3 + chance(fibre, 6, seed));
  for (let step = 0; step < steps; step++) {
    x += Math.cos(heading);
    y += Math.sin(heading);
    heading += bend + (chance(fibre, step >> 3, seed + 1) - 0.5) * (7 / fuzz.length);
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return;
    if (where && at(where, row * width + column) === 0) continue;
    dab(picture, x, y, strength * Math.sin((Math.PI * step) / steps), fuzz.lightness ?? 0.75);
  }
}

/** Spreads one dot over the four pixels it touches. */
function dab({ light, width }: Picture, x: number, y: number, strength: number, lightness: number): void {
  const column = Math.floor(x);
  const row = Math.floor(y);
  for (let dy = 0; dy <= 1; dy++)
    for (let dx = 0; dx <= 1; dx++) {
      const share = strength * (dx ? x - column : 1 - x + column) * (dy ? y - row : 1 - y + row);
      const start = ((row + dy) * width + column + dx) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const here = at(light, start + channel);
        const fibre = Math.max(lightness * (0.25 + 0.75 * Math.min(1, here * 2.2)), here);
        light[start + channel] = here + share * (fibre - here * 0.6);
      }
    }
}
