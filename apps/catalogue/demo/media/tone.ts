import { grain } from './noise';
import { at, clamp } from './number';
import type { Picture } from './picture';

const shoulder = 0.62;
const steps = 4096;
const brightest = 4;

/** True to the colour up to the shoulder, then a soft roll towards white; a slight S gives depth. */
const curve = Float32Array.from({ length: steps + 1 }, (_, index) => {
  const light = (index / steps) * brightest;
  const room = 1 - shoulder;
  const rolled = light < shoulder ? light : shoulder + room * (1 - Math.exp(-(light - shoulder) / room));
  const seen = rolled ** (1 / 2.2);
  return 255 * (seen - 0.02 * Math.sin((seen - 0.5) * 2 * Math.PI));
});

/** Linear light to eight-bit pixels, dithered so that soft backgrounds do not band. */
export function develop(picture: Picture): Uint8Array {
  const bytes = new Uint8Array(picture.light.length);
  for (let index = 0; index < bytes.length; index++) {
    const place = clamp((at(picture.light, index) / brightest) * steps, 0, steps);
    bytes[index] = Math.round(clamp(at(curve, Math.floor(place)) + grain(index) * 0.9, 0, 255));
  }
  return bytes;
}

/** Darkens the corners a little, the lower right most: the window is at the upper left. */
export function vignette(picture: Picture, strength: number): Picture {
  const { width, height, light } = picture;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dx = x / width - 0.44;
      const dy = y / height - 0.42;
      const gain = 1.04 - strength * (dx * dx + dy * dy);
      const start = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) light[start + channel] = at(light, start + channel) * gain;
    }
  return picture;
}
