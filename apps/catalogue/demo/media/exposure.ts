import { luminance } from './colour';
import { at, clamp } from './number';
import type { Picture, Surface } from './picture';

/** Lets no place burn out or drown while the shade is being matched. */
const widest = { low: 0.6, high: 2.2 } as const;

/**
 * Sets the exposure so that the picture's mean lightness is `share` of the cloth's own: white cloth stays white and a
 * dark denim dark, whatever the weave's shadows take away.
 *
 * @param lift added to the target in linear light; a black cloth needs some air to show its weave
 */
export function expose(picture: Picture, surface: Surface, share: number, lift = 0.012): Picture {
  const { light } = picture;
  let shown = 0;
  let own = 0;
  for (let index = 0; index < surface.cover.length; index += 3) {
    if (at(surface.cover, index) === 0) continue;
    const start = index * 3;
    shown += luminance(at(light, start), at(light, start + 1), at(light, start + 2));
    own += luminance(at(surface.albedo, start), at(surface.albedo, start + 1), at(surface.albedo, start + 2)) + lift;
  }
  if (shown === 0) return picture;
  const gain = clamp(((own / shown) * share) / flankLoss, widest.low, widest.high);
  for (let index = 0; index < light.length; index++) light[index] = at(light, index) * gain;
  return picture;
}

/** A yarn is painted darker towards its flanks; the eye knows the colour of its crown. */
const flankLoss = 0.86;
