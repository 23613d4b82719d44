import { at, clamp, mix } from './number';
import type { Picture, Surface } from './picture';

/** Puts the lit bodies over a background where they cover it; `shadow` darkens the background around them. */
export function layOver(ground: Picture, lit: Picture, { cover }: Surface, shadow?: Float32Array): Picture {
  for (let index = 0; index < cover.length; index++) {
    const share = clamp(at(cover, index));
    const dim = shadow ? 1 - clamp(at(shadow, index)) : 1;
    for (let channel = 0; channel < 3; channel++) {
      const start = index * 3 + channel;
      ground.light[start] = mix(at(ground.light, start) * dim, at(lit.light, start), share);
    }
  }
  return ground;
}
