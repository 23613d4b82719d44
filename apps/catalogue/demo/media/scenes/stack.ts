import { paintRoom } from '../backdrop';
import { blur } from '../blur';
import { layOver } from '../compose';
import { expose } from '../exposure';
import { pixelForm } from '../form';
import { addFuzz } from '../fuzz';
import { roomLight } from '../light';
import { chance, fractalOver, noiseAlong } from '../noise';
import { between, clamp } from '../number';
import { blankPicture, blankSurface, type Picture } from '../picture';
import { shade } from '../shade';
import { putSample, samplerFor } from '../weave-surface';
import { emptySample } from '../yarn';
import type { Frame, StackScene } from './scene';

/** The camera looks down a little, so that the top of the pile is seen. */
const pitch = 0.3;
const cosPitch = Math.cos(pitch);
const sinPitch = Math.sin(pitch);

/** One fold of a cloth: a half round, seen from the front, in pixels. */
interface Ply {
  readonly cloth: number;
  readonly number: number;
  readonly centre: number;
  readonly forward: number;
  readonly radius: number;
}

/** Folded cloths piled from edge to edge, their rounded folds towards the viewer. */
export function renderStack(scene: StackScene, { width, height }: Frame): Picture {
  const { cloths, seed } = scene;
  const inch = width / scene.field;
  const plies = pilePlies(scene, height);
  const top = plies.at(-1);
  const samplers = cloths.map((cloth) => samplerFor(cloth, inch / cloth.endsPerInch));
  const surface = blankSurface(width, height);
  const form = pixelForm(width, height);
  const sample = emptySample();

  for (let x = 0; x < width; x++) {
    const column = plies.map((ply) => ({
      ply,
      height:
        ply.centre +
        height * 0.004 * noiseAlong((x / width) * 3, ply.number, seed) +
        height * 0.01 * noiseAlong((x / width) * 1.1, ply.cloth, seed + 1),
      radius: ply.radius * (1 + 0.07 * noiseAlong((x / width) * 4, ply.number, seed + 2)),
      forward: ply.forward + ply.radius * 0.25 * noiseAlong((x / width) * 1.6, ply.number, seed + 3),
    }));
    for (let y = 0; y < height; y++) {
      const up = height - y;
      let nearest = -1e9;
      let found: { ply: Ply; rise: number; radius: number; onTop: number } | undefined;
      for (const { ply, height: z, radius, forward } of column) {
        const offset = up - (z * cosPitch - forward * sinPitch);
        const rise = offset / radius;
        const flat = ply === top && offset > radius * cosPitch;
        if (!flat && Math.abs(rise) >= 1) continue;
        const depth = flat ? 1e8 : radius * Math.sqrt(1 - rise * rise) + forward * cosPitch + z * sinPitch;
        if (depth > nearest) {
          nearest = depth;
          found = { ply, rise, radius, onTop: flat ? (offset - radius * cosPitch) / sinPitch : 0 };
        }
      }
      if (!found || found.onTop > height * 0.5) continue;
      const { ply, rise, radius, onTop } = found;
      const cloth = cloths[ply.cloth];
      const sampler = samplers[ply.cloth];
      if (!cloth || !sampler) continue;
      const round = onTop > 0 ? -onTop : (Math.acos(clamp(rise, -1, 1)) - pitch) * radius;
      const stray = height * 0.008 * fractalOver((x / width) * 3, ply.number * 3.3, seed, 2);
      sampler(
        ((x + stray) / inch) * cloth.endsPerInch + ply.cloth * 91,
        (round / inch) * cloth.picksPerInch + ply.number * 370,
        sample,
      );
      const index = y * width + x;
      putSample(surface, index, sample);
      const facing = onTop > 0 ? sinPitch : Math.sqrt(Math.max(0.05, 1 - rise * rise));
      const tilt = onTop > 0 ? cosPitch : rise;
      const ripple = 0.06 * noiseAlong((x / width) * 9, ply.number, seed + 6);
      const under = between(-1, -0.35, onTop > 0 ? 1 : rise);
      form.set(index, ripple, tilt / facing, 0.18 + 0.82 * under, 0.3 + 0.7 * between(-1.02, -0.1, rise));
    }
  }
  const light = { ...roomLight, direction: [-0.36, -0.72, 0.52] as const, sky: 0.26, key: 1.6, wrap: 0.05 };
  const lit = expose(shade(surface, inch / 60, light, form.read), surface, 0.86);
  const room = paintRoom(blankPicture(width, height), { wall: '#dcd8cf', floor: '#cfcac0', horizon: 0.2 });
  const picture = layOver(
    room,
    lit,
    surface,
    blur(surface.cover, width, height, height * 0.012).map((near) => near * 0.25),
  );
  return addFuzz(picture, {
    count: Math.round(width / 2),
    length: width * 0.012,
    strength: 0.1,
    seed,
    where: surface.cover,
  });
}

/** Two or three folds to a cloth, from the bottom up, until the frame is filled to about a quarter from its top. */
function pilePlies({ cloths, seed }: StackScene, height: number): Ply[] {
  const counts = cloths.map((_, cloth) => 2 + Math.floor(2 * chance(cloth, 1, seed)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = (height * 0.8) / cosPitch / (2 * total);
  const plies: Ply[] = [];
  let z = -mean * 0.4;
  counts.forEach((count, cloth) => {
    for (let fold = 0; fold < count; fold++) {
      const number = plies.length;
      const radius = mean * (0.88 + 0.24 * chance(number, 2, seed));
      plies.push({ cloth, number, centre: z + radius, forward: mean * 0.5 * (chance(number, 3, seed) - 0.5), radius });
      z += 1.94 * radius;
    }
  });
  return plies;
}
