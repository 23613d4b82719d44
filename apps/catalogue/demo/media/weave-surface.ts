import { draftRepeat } from '@selvedge/domain/textile';
import { blur } from './blur';
import type { Cloth } from './cloth';
import { type ClothSampler, clothSampler, type Presence } from './cloth-sampler';
import { noiseOver } from './noise';
import { at, mix } from './number';
import type { Surface } from './picture';
import { pileSampler } from './pile-sampler';
import { emptySample, type Sample } from './yarn';

/** A place on the cloth, in ends and picks. */
export interface ClothPlace {
  u: number;
  v: number;
}

/** Says which place of the cloth lies under a pixel; `false` when none does. */
export type ClothMap = (x: number, y: number, place: ClothPlace) => boolean;

/** The sampler that a cloth's finish calls for. */
export const samplerFor = (cloth: Cloth, pixelsPerEnd: number): ClothSampler =>
  cloth.surface === 'pile' ? pileSampler(cloth, pixelsPerEnd) : clothSampler(cloth, pixelsPerEnd);

/** Fills the surface with cloth, pixel by pixel, then finishes it. */
export function weaveSurface(
  surface: Surface,
  cloth: Cloth,
  pixelsPerEnd: number,
  map: ClothMap,
  presence?: Presence,
): Surface {
  const sampler = samplerFor(cloth, pixelsPerEnd);
  const sample = emptySample();
  const place: ClothPlace = { u: 0, v: 0 };
  const { ends, picks } = draftRepeat[cloth.draft];
  for (let y = 0; y < surface.height; y++)
    for (let x = 0; x < surface.width; x++) {
      if (!map(x, y, place)) continue;
      sampler(place.u, place.v, sample, presence);
      if (!sample.covered) continue;
      if (cloth.surface === 'cellular') sample.height += cellDepth(place.u / ends, place.v / picks);
      putSample(surface, y * surface.width + x, sample);
    }
  return finishSurface(surface, cloth, pixelsPerEnd);
}

export function putSample(surface: Surface, index: number, sample: Sample): void {
  surface.relief[index] = sample.height;
  surface.albedo[index * 3] = sample.red;
  surface.albedo[index * 3 + 1] = sample.green;
  surface.albedo[index * 3 + 2] = sample.blue;
  surface.across[index] = sample.weft ? 1 : 0;
  surface.cover[index] = 1;
}

/** Long floats stand up as walls, the tight crossings between them sink: the square cells of a honeycomb. */
function cellDepth(u: number, v: number): number {
  const warpWall = Math.cos(2 * Math.PI * (u - 0.5));
  const weftWall = Math.cos(2 * Math.PI * v);
  return 0.42 * Math.log(Math.exp(2 * warpWall) + Math.exp(2 * weftWall));
}

/** Naps or coats the woven face. */
function finishSurface(surface: Surface, cloth: Cloth, pixelsPerEnd: number): Surface {
  if (cloth.surface === 'brushed') return nap(surface, pixelsPerEnd, 0.62, 0.75);
  if (cloth.surface === 'chenille') return nap(surface, pixelsPerEnd, 0.5, 0.5);
  if (cloth.surface === 'coated') return coat(surface, pixelsPerEnd);
  return surface;
}

/** Raised fibre veils the weave: relief and colour run into each other, and short hairs lie on top. */
function nap(surface: Surface, pixelsPerEnd: number, flatten: number, veil: number): Surface {
  const { width, height, relief, albedo } = surface;
  const softRelief = blur(relief, width, height, pixelsPerEnd * 0.4);
  const hair = 5 / Math.max(9, pixelsPerEnd);
  const softColours = [0, 1, 2].map((channel) => {
    const plane = Float32Array.from({ length: width * height }, (_, index) => at(albedo, index * 3 + channel));
    return blur(plane, width, height, pixelsPerEnd * 0.3);
  });
  for (let index = 0; index < relief.length; index++) {
    const x = index % width;
    const y = Math.floor(index / width);
    const curl = 3 * noiseOver(x * hair * 0.06, y * hair * 0.06, 91);
    const hairs = noiseOver((x + y * 0.4) * hair + curl, (y * 0.35 - x * 0.1) * hair + curl, 92);
    const fine = noiseOver((x - y * 0.3) * hair * 1.9, (y * 0.6 + x * 0.2) * hair + curl, 93);
    relief[index] = mix(at(relief, index), at(softRelief, index), flatten) + 0.1 * hairs + 0.07 * fine;
    softColours.forEach((plane, channel) => {
      const start = index * 3 + channel;
      albedo[start] = mix(at(albedo, start), at(plane, index), veil) * (1 + 0.1 * hairs + 0.08 * fine);
    });
  }
  return surface;
}

/** A film lies over the crowns and fills the gaps. */
function coat(surface: Surface, pixelsPerEnd: number): Surface {
  const { width, height, relief } = surface;
  const film = blur(relief, width, height, pixelsPerEnd * 0.3);
  for (let index = 0; index < relief.length; index++)
    relief[index] = mix(Math.max(at(relief, index), at(film, index) - 0.1), at(film, index), 0.55);
  return surface;
}
