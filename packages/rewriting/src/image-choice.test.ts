import { describe, expect, it } from 'vitest';
import { qualityFor, scaleFor } from './image-choice';

describe('qualityFor', () => {
  it.each([
    ['90,70,80', 'desktop', 90],
    ['90,70,80', 'phone', 70],
    ['90,70,80', 'tablet', 80],
    ['90', 'phone', 90],
    ['90,70', 'tablet', 90],
    ['90,,80', 'phone', 90],
    [' 90 , 70 ', 'phone', 70],
    ['0', 'desktop', 0],
    [85, 'tablet', 85],
    ['101,70', 'desktop', 100],
    ['x,70', 'desktop', 100],
    ['-1', 'desktop', 100],
    ['1e1', 'desktop', 100],
    ['', 'phone', 100],
    [undefined, 'phone', 100],
    [Number.NaN, 'desktop', 100],
  ] as const)('of %j for a %s is %d', (list, device, quality) => {
    expect(qualityFor(list, device)).toBe(quality);
  });

  it('reads the first 64 characters of a list only', () => {
    expect(qualityFor(`90,${' '.repeat(60)}70`, 'phone')).toBe(7);
  });

  it('is the desktop’s unless a device is named', () => {
    expect(qualityFor('90,70,80')).toBe(90);
  });
});

describe('scaleFor', () => {
  it.each([
    [320, 40],
    [768, 40],
    [769, 60],
    [992, 60],
    [993, 80],
    [1200, 80],
    [1201, 90],
    [1920, 90],
    [1921, 100],
  ])('for a window of %d pixels is %d', (width, scale) => {
    expect(scaleFor('40,60,80,90,100', width)).toBe(scale);
  });

  it.each([
    ['40,60', 1920, 60],
    ['40,,80', 900, 40],
    ['50', 320, 50],
    [50, 1920, 50],
    ['0', 320, 100],
    ['101', 320, 100],
    [undefined, 320, 100],
  ] as const)('of %j for %d pixels falls back to %d', (list, width, scale) => {
    expect(scaleFor(list, width)).toBe(scale);
  });

  it('is the widest window’s unless one is given', () => {
    expect(scaleFor('40,60,80,90,100')).toBe(100);
  });
});
