import type { YarnLook } from './cloth';
import { linear } from './colour';
import { chance, noiseAlong, noiseOver } from './noise';
import { clamp, mix, modulo } from './number';
import type { Sample } from './yarn';

/** Writes the topmost yarn at a place on a package: around it, along its axis; `scale` is the girth there. */
export type WoundYarn = (around: number, along: number, scale: number, sample: Sample) => void;

const layers = 4;
const crossing = 0.32;

/** Open wind: layers of yarn that cross at a steep angle, in ribbons with gaps, so that lower layers show. */
export function woundYarn(look: YarnLook, gauge: number, seed: number): WoundYarn {
  const colours = look.colours.map(linear);
  const second = look.melange ? linear(look.melange) : look.core ? linear(look.core) : undefined;
  const slub = look.slub ?? 0.1;
  const twist = look.twist ?? 0.5;
  const lustre = look.lustre ?? 0;

  return (around, along, scale, sample) => {
    sample.covered = true;
    sample.weft = true;
    sample.height = -1;
    let tone = 0.28;
    let blend = 0;
    let colour = 0;
    const girth = around * scale;
    for (let layer = 0; layer < layers; layer++) {
      const hand = layer % 2 ? -1 : 1;
      const angle = crossing * (1 + 0.12 * layer);
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const place =
        (along * cos + hand * girth * sin) / gauge +
        layer * 2.37 +
        0.12 * noiseAlong((girth / gauge) * 0.1, layer, seed);
      const turn = Math.floor(place);
      if (layer > 0 && chance(turn >> 1, layer, seed) > 0.66 - 0.1 * layer) continue;
      const run = (girth * cos - hand * along * sin) / gauge;
      const thick =
        1 +
        0.08 * noiseAlong(run * 0.12, turn, seed + 5) +
        slub * Math.max(0, noiseAlong(run * 0.05, turn, seed + 7) - 0.3);
      const q = (place - turn - 0.5) / (0.5 * thick);
      if (Math.abs(q) >= 1) continue;
      const dome = Math.sqrt(1 - q * q);
      const ply = Math.sin(2 * Math.PI * (run * twist * 0.6 + q * 0.5));
      const fibre = noiseOver(run * 2.2 + q * 4, turn * 7.3 + q, seed + 6);
      const height = layer * 0.24 + 0.5 * dome + 0.06 * ply * dome;
      if (height <= sample.height) continue;
      sample.height = height;
      const calm = 1 - 0.6 * lustre;
      tone =
        (1 + calm * (0.07 * ply + 0.13 * fibre) + 0.05 * (chance(turn, layer, 9) - 0.5)) *
        (0.55 + 0.45 * dome) *
        (0.74 + 0.09 * layer);
      blend = clamp(0.5 + 1.1 * fibre + 0.5 * noiseAlong(run * 0.4, turn, seed + 8));
      colour = turn;
    }
    const base = colours[modulo(colour, colours.length)] ?? [0, 0, 0];
    const share = second ? blend * (look.melange ? 0.7 : 0.25) : 0;
    sample.red = tone * (second ? mix(base[0], second[0], share) : base[0]);
    sample.green = tone * (second ? mix(base[1], second[1], share) : base[1]);
    sample.blue = tone * (second ? mix(base[2], second[2], share) : base[2]);
  };
}
