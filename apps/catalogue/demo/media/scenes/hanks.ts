import { linear } from '../colour';
import { expose } from '../exposure';
import { pixelForm } from '../form';
import { addFuzz } from '../fuzz';
import { twist } from '../hank-twist';
import { flatLight, lustrous } from '../light';
import { chance, noiseAlong } from '../noise';
import { clamp } from '../number';
import { layOnPaper } from '../paper';
import { blankSurface, type Picture, type Surface } from '../picture';
import { shade } from '../shade';
import { strandOf } from '../strand';
import { vignette } from '../tone';
import { putSample } from '../weave-surface';
import { emptySample } from '../yarn';
import type { Frame, HanksScene } from './scene';

/** Hanks twisted from two strands, side by side on paper; or ropes of warp, straight from edge to edge. */
export function renderHanks(scene: HanksScene, { width, height }: Frame): Picture {
  const { yarns, seed, ropes = false } = scene;
  const side = Math.min(width, height);
  const room = ropes ? 0 : 0.07 * width;
  const lane = (width - 2 * room) / yarns.length;
  const radius = lane * (ropes ? 0.5 : 0.43);
  const surface = blankSurface(width, height);
  const form = pixelForm(width, height);
  const sample = emptySample();
  const gauges = yarns.map((yarn) => side * clamp(0.024 / Math.sqrt(yarn.ne), 0.0026, 0.008));
  const strands = yarns.map((yarn, number) => strandOf(yarn, gauges[number] ?? 4, seed + number * 17));

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const number = Math.floor((x - room) / lane);
      const strand = strands[number];
      if (number < 0 || number >= yarns.length || !strand) continue;
      const tilt = ropes ? 0 : 0.03 * (2 * chance(number, 4, seed) - 1);
      const centre =
        room +
        (number + 0.5) * lane +
        tilt * (y - height / 2) +
        lane * 0.03 * noiseAlong((y / height) * 3, number, seed);
      const place = twist((x - centre) / radius, y, height, number, ropes, seed);
      if (!place) {
        if (ropes) shadowBetween(surface, y * width + x, yarns[number]?.colours[0] ?? '#000000');
        continue;
      }
      strand(place.across * radius, place.along, sample);
      const index = y * width + x;
      putSample(surface, index, sample);
      form.set(index, place.slopeX, place.slopeY, place.lit, place.open);
    }
  const lustre = Math.max(...yarns.map((yarn) => yarn.lustre ?? 0));
  const light = { ...lustrous(flatLight, lustre), direction: [-0.6, -0.4, 0.7] as const, grain: 0.6 };
  const picture = expose(shade(surface, (gauges[0] ?? 4) * 1.1, light, form.read), surface, 0.84, 0.02);
  if (!ropes) layOnPaper(picture, surface);
  addFuzz(picture, { count: Math.round(side * 1.2), length: side * 0.016, strength: 0.1, seed, where: surface.cover });
  return ropes ? vignette(picture, 0.35) : picture;
}

function shadowBetween(surface: Surface, index: number, colour: string): void {
  surface.cover[index] = 1;
  surface.relief[index] = -0.6;
  linear(colour).forEach((value, channel) => {
    surface.albedo[index * 3 + channel] = value * 0.1;
  });
}
