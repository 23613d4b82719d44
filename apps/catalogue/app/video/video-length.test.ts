import { expect, it } from 'vitest';
import { videoLength } from './video-length';

it.each([
  [5, '0:05'],
  [59.6, '1:00'],
  [84, '1:24'],
  [600, '10:00'],
])('%s seconds are written %s', (seconds, expected) => {
  expect(videoLength(seconds)).toBe(expected);
});
