import { expect, it } from 'vitest';
import { boundedQuantity } from './quantity';

it.each([
  [7, 10],
  [10, 10],
  [300.4, 300],
  [501, 500],
  [-3, 10],
  [Number.NaN, 10],
  [Number.POSITIVE_INFINITY, 10],
])('%d pieces wanted are %d bought', (wanted, bought) => {
  expect(boundedQuantity(wanted, { min: 10, max: 500 })).toBe(bought);
});
