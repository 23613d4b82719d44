import { blur } from './blur';
import { noiseOver } from './noise';
import { at, clamp, mix } from './number';
import type { Picture, Surface } from './picture';

const paper = [0.73, 0.712, 0.68] as const;

/** Puts what is covered on a sheet of warm paper, with a contact shadow and a wide one. */
export function layOnPaper(lit: Picture, { cover }: Surface, tint: readonly [number, number, number] = paper): Picture {
  const { width, height, light } = lit;
  const side = Math.min(width, height);
  const contact = blur(cover, width, height, side * 0.004);
  const wide = blur(cover, width, height, side * 0.02);
  const near = Math.round(side * 0.006);
  const far = Math.round(side * 0.018);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const fall = 1 + 0.13 * (0.5 - x / width) + 0.13 * (0.5 - y / height);
      const tooth = 1 + 0.012 * noiseOver(x * 0.23, y * 0.23, 77) + 0.01 * noiseOver(x * 0.61, y * 0.61, 78);
      const shadowNear = at(contact, Math.max(0, y - near) * width + Math.max(0, x - near));
      const shadowFar = at(wide, Math.max(0, y - far) * width + Math.max(0, x - far));
      const ground = fall * tooth * (1 - 0.42 * shadowNear) * (1 - 0.34 * shadowFar) * 1.04;
      const share = clamp(at(cover, index));
      for (let channel = 0; channel < 3; channel++) {
        const start = index * 3 + channel;
        light[start] = mix((tint[channel] as number) * ground, at(light, start) * fall, share);
      }
    }
  return lit;
}
