import { describe, expect, it } from 'vitest';
import { reactToProductCheck } from './product-check';

describe('the status of a product check (specification §4)', () => {
  it.each([
    [0, 'proceed'],
    [3, 'reload'],
    [5, 'remind'],
    [1, 'home'],
    [2, 'home'],
    [4, 'home'],
    [6, 'home'],
    [-1, 'home'],
    [999, 'home'],
    [Number.NaN, 'home'],
  ] as const)('%s leads to: %s', (status, reaction) => {
    expect(reactToProductCheck(status)).toBe(reaction);
  });
});
