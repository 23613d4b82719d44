import type { Cloth } from './cloth';
import type { ClothSampler } from './cloth-sampler';
import { linear } from './colour';
import { chance, noiseAlong, noiseOver } from './noise';
import { between, modulo } from './number';

/** Cut pile in ribs: corduroy. The ground weave shows only at the foot of the grooves. */
export function pileSampler(cloth: Cloth, pixelsPerEnd: number): ClothSampler {
  const { seed, endsPerInch, picksPerInch } = cloth;
  const ribEnds = endsPerInch / (cloth.wales ?? 8);
  const [red, green, blue] = linear(cloth.warp.colours[0] ?? '#000000');
  const detail = between(1.5, 6, pixelsPerEnd);
  const aspect = endsPerInch / picksPerInch;

  return (u, v, sample, presence) => {
    sample.covered = false;
    if (presence && !presence.warp(Math.floor(u), u, v)) return;
    const along = v * aspect;
    const rib = u / ribEnds + 0.035 * noiseAlong(along / ribEnds / 2.2, 3, seed);
    const number = Math.floor(rib);
    const place = 2 * Math.abs(modulo(rib, 1) - 0.5);
    const tuft = noiseOver(u * 1.7 + 0.6 * noiseOver(u, along * 0.5, seed + 1), along * 0.62, seed + 2);
    const fibre = noiseOver(u * 4.1 + along * 0.35, along * 1.15, seed + 3);
    const matted = noiseOver(u * 0.35, along * 0.16, seed + 4);
    const ragged = Math.max(0, place + 0.07 * tuft + 0.04 * fibre);
    const crown = Math.sqrt(Math.max(0, 1 - ragged ** 2.4));
    sample.height = 0.42 * ribEnds * crown + detail * (0.3 * tuft + 0.22 * fibre) * crown;
    const depth = 0.2 + 0.8 * between(0.02, 0.75, crown);
    const shadeOfRib = 1 + 0.05 * (2 * chance(number, 5, seed) - 1) + 0.1 * matted;
    const tone = depth * shadeOfRib * (1 + detail * (0.16 * tuft + 0.2 * fibre));
    sample.red = red * tone;
    sample.green = green * tone;
    sample.blue = blue * tone;
    sample.weft = false;
    sample.covered = true;
  };
}
