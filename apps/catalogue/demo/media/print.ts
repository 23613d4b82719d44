import { type Colour, luminance } from './colour';
import { fractalOver } from './noise';
import { between, mix, modulo } from './number';
import type { Sample } from './yarn';

/** Prints round dots in half-drop rows; the ink takes the weave's lights and shadows. `x` and `y` in inches. */
export function printDot(
  sample: Sample,
  x: number,
  y: number,
  dots: { pitch: number; radius: number; ink: Colour },
): void {
  const row = Math.floor(y / dots.pitch);
  const dx = modulo(x / dots.pitch + 0.5 * modulo(row, 2), 1) - 0.5;
  const dy = modulo(y / dots.pitch, 1) - 0.5;
  const ragged = 0.02 * fractalOver(x * 90, y * 90, 31, 2);
  const ink = between(0.015, -0.015, Math.hypot(dx, dy) - dots.radius / dots.pitch + ragged);
  const light = 1.15 * luminance(sample.red, sample.green, sample.blue);
  sample.red = mix(sample.red, dots.ink[0] * light, ink);
  sample.green = mix(sample.green, dots.ink[1] * light, ink);
  sample.blue = mix(sample.blue, dots.ink[2] * light, ink);
}

/** A dye over the finished cloth takes away light, it never adds any. */
export function dyeOver(sample: Sample, dye: Colour, depth: number): void {
  sample.red *= mix(1, dye[0], depth);
  sample.green *= mix(1, dye[1], depth);
  sample.blue *= mix(1, dye[2], depth);
}
