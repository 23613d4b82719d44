import { expect, it } from 'vitest';
import { cssPixels, repeatHeight } from './true-scale';

it.each([
  [25.4, 96],
  [0, 0],
  [12.7, 48],
  [30.92, 116.86],
])('%s mm are %s CSS pixels', (millimetres, pixels) => {
  expect(cssPixels(millimetres)).toBeCloseTo(pixels, 2);
});

it.each([
  [30, { width: 600, height: 640 }, 32],
  [15.77, { width: 576, height: 684 }, 18.73],
  [30, { width: null, height: 640 }, null],
  [30, { width: 600, height: 0 }, null],
])('a repeat of %s mm in a picture of %o is %s mm high', (width, picture, height) => {
  const found = repeatHeight(width, picture);
  expect(found === null ? null : Math.round(found * 100) / 100).toBe(height);
});
