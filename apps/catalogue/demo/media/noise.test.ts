import { describe, expect, it } from 'vitest';
import { chance, fractalOver, noiseAlong, noiseOver } from './noise';

const places = Array.from({ length: 400 }, (_, index) => index * 0.37 - 70);

describe('noise', () => {
  it('gives the same value for the same place and seed', () => {
    expect(places.map((place) => noiseOver(place, -place, 4))).toEqual(
      places.map((place) => noiseOver(place, -place, 4)),
    );
  });

  it('differs by seed and by lane', () => {
    expect(places.map((place) => noiseAlong(place, 1, 2))).not.toEqual(places.map((place) => noiseAlong(place, 1, 3)));
    expect(places.map((place) => noiseAlong(place, 1, 2))).not.toEqual(places.map((place) => noiseAlong(place, 2, 2)));
  });

  it('stays within its bounds', () => {
    for (const place of places) {
      expect(Math.abs(noiseAlong(place, 3, 5))).toBeLessThanOrEqual(1);
      expect(Math.abs(noiseOver(place, place * 2, 5))).toBeLessThanOrEqual(1);
      expect(Math.abs(fractalOver(place, place * 2, 5))).toBeLessThanOrEqual(1);
      expect(chance(Math.floor(place * 9), 1, 5)).toBeGreaterThanOrEqual(0);
      expect(chance(Math.floor(place * 9), 1, 5)).toBeLessThanOrEqual(1);
    }
  });

  it('is smooth: a small step makes a small change', () => {
    for (const place of places) {
      expect(Math.abs(noiseAlong(place + 0.001, 3, 5) - noiseAlong(place, 3, 5))).toBeLessThan(0.01);
      expect(Math.abs(noiseOver(place + 0.001, place, 5) - noiseOver(place, place, 5))).toBeLessThan(0.01);
    }
  });

  it('spreads chance evenly', () => {
    const mean = places.reduce((sum, _, index) => sum + chance(index, 7, 1), 0) / places.length;
    expect(mean).toBeGreaterThan(0.44);
    expect(mean).toBeLessThan(0.56);
  });
});
