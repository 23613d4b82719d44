import type { YarnLook } from './cloth';
import { linear } from './colour';
import { chance, noiseAlong, noiseOver } from './noise';
import { clamp, mix, modulo } from './number';
import type { Sample } from './yarn';

/** Many parallel yarns in one strand; each wanders a little and comes up or dives. */
export function strandOf(
  look: YarnLook,
  gauge: number,
  seed: number,
): (across: number, along: number, sample: Sample) => void {
  const colours = look.colours.map(linear);
  const second = look.melange ? linear(look.melange) : look.core ? linear(look.core) : undefined;
  return (across, along, sample) => {
    const drift =
      1.6 * noiseAlong(along / (gauge * 70), 2, seed) +
      0.7 * noiseOver(along / (gauge * 26), across / (gauge * 5), seed + 1);
    const place = across / gauge + drift;
    let height = -1;
    let tone = 0.3;
    let blend = 0;
    let chosen = 0;
    for (let near = -1; near <= 1; near++) {
      const yarn = Math.floor(place) + near;
      const wander = 0.35 * noiseAlong(along / (gauge * 13), yarn, seed + 2);
      const q = (place - yarn - 0.5 - wander) / 0.56;
      if (Math.abs(q) >= 1) continue;
      const dome = Math.sqrt(1 - q * q);
      const lift = 0.5 * noiseAlong(along / (gauge * 22), yarn, seed + 3);
      if (0.5 * dome + lift <= height) continue;
      height = 0.5 * dome + lift;
      const ply = Math.sin(2 * Math.PI * ((along / gauge) * 0.42 * (look.twist ?? 0.5) + q * 0.5));
      const fibre = noiseOver((along / gauge) * 1.4, yarn * 5.1 + q * 3, seed + 4);
      tone =
        (1 + 0.1 * ply + 0.12 * fibre + 0.12 * (chance(yarn, 1, seed) - 0.5)) *
        (0.5 + 0.5 * dome) *
        (0.86 + 0.4 * lift);
      blend = clamp(0.5 + fibre + 0.4 * noiseAlong(along / (gauge * 6), yarn, seed + 5));
      chosen = yarn;
    }
    const base = colours[modulo(chosen, colours.length)] ?? [0, 0, 0];
    const share = second ? blend * (look.melange ? 0.7 : 0.25) : 0;
    sample.covered = true;
    sample.weft = false;
    sample.height = height;
    sample.red = tone * (second ? mix(base[0], second[0], share) : base[0]);
    sample.green = tone * (second ? mix(base[1], second[1], share) : base[1]);
    sample.blue = tone * (second ? mix(base[2], second[2], share) : base[2]);
  };
}
