import { expose } from '../exposure';
import { pixelForm } from '../form';
import { addFuzz } from '../fuzz';
import { flatLight } from '../light';
import { chance, fractalOver, noiseAlong } from '../noise';
import { between, clamp, modulo } from '../number';
import { blankSurface, type Picture } from '../picture';
import { shade } from '../shade';
import { vignette } from '../tone';
import { putSample, samplerFor } from '../weave-surface';
import { emptySample } from '../yarn';
import type { Frame, RollsScene } from './scene';

/** Rolls standing side by side from edge to edge, each with the edge of its outermost wrap. */
export function renderRolls(scene: RollsScene, { width, height }: Frame): Picture {
  const { cloths, tilt, seed } = scene;
  const inch = width / scene.field;
  const diameter = width / scene.across;
  const radius = diameter / 2;
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const samplers = cloths.map((cloth) => samplerFor(cloth, inch / cloth.endsPerInch));
  const surface = blankSurface(width, height);
  const form = pixelForm(width, height);
  const sample = emptySample();

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const across = x * cos + y * sin;
      const along = -x * sin + y * cos;
      const roll = Math.floor(across / diameter);
      const choice = modulo(roll, cloths.length);
      const cloth = cloths[choice];
      const sampler = samplers[choice];
      if (!cloth || !sampler) continue;
      const bulge = 0.012 * noiseAlong((along / width) * 7, roll, seed);
      const side = clamp((across / diameter - roll) * 2 - 1 + bulge, -0.998, 0.998);
      const angle = Math.asin(side);
      const wrapEdge = 0.9 * chance(roll, 2, seed) - 0.45 + 0.03 * noiseAlong((along / width) * 4, roll, seed + 2);
      const pastEdge = (angle - wrapEdge) * radius;
      const outer = pastEdge > 0 ? 1 : 0;
      sampler(
        ((angle * radius) / inch) * cloth.endsPerInch + roll * 77 + outer * 31,
        (along / inch) * cloth.picksPerInch + roll * 130,
        sample,
      );
      const index = y * width + x;
      putSample(surface, index, sample);
      const facing = Math.sqrt(1 - side * side);
      const slack = 0.06 * fractalOver(angle * 2, (along / width) * 10 + roll * 9, seed + 9, 2);
      const slope = side / Math.max(0.14, facing) + slack;
      // Under the wrap's edge lies a thin shadow; the rolls shade each other where they meet.
      const lip = pastEdge < 0 && pastEdge > -0.03 * diameter ? 0.5 + 0.5 * (-pastEdge / (0.03 * diameter)) : 1;
      const meeting = 0.22 + 0.78 * between(-1, -0.2, side);
      form.set(index, slope * cos, slope * sin, meeting * lip, 0.12 + 0.95 * facing ** 0.8);
    }
  const light = { ...flatLight, direction: [-0.5, -0.4, 0.72] as const, key: 1.5, sky: 0.4 };
  const picture = expose(shade(surface, inch / 60, light, form.read), surface, 0.82);
  addFuzz(picture, { count: Math.round((width * height) / 5000), length: width * 0.012, strength: 0.1, seed });
  return vignette(picture, 0.3);
}
