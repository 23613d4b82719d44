import { describe, expect, it } from 'vitest';
import { productStatus } from './product-status';

describe('productStatus (specification §4, §8)', () => {
  const facts = { isForSale: true, priceVersion: 'a', options: [2], least: 10, stock: 40 };
  it.each([
    ['that is fine', facts, { quantity: 10, choice: [1], seen: 'a' }, 0],
    ['whose price was not seen', facts, { quantity: 40, choice: [0] }, 0],
    ['whose price changed', facts, { quantity: 10, choice: [1], seen: 'b' }, 3],
    ['over the inventory limit', facts, { quantity: 41, choice: [1], seen: 'b' }, 5],
    ['of which less is left than the least', { ...facts, stock: 9 }, { quantity: 10, choice: [1] }, 5],
    ['that is made to order', { ...facts, stock: null }, { quantity: 100_000, choice: [1] }, 0],
    ['that is gone', null, { quantity: 1, choice: [] }, 10],
    ['without a price', { ...facts, isForSale: false }, { quantity: 99, choice: [] }, 11],
    ['below the least', facts, { quantity: 9, choice: [1] }, 12],
    ['without a choice', facts, { quantity: 10, choice: [] }, 13],
    ['with a choice that there is not', facts, { quantity: 10, choice: [2] }, 13],
    ['with a choice too many', facts, { quantity: 10, choice: [1, 1] }, 13],
  ])('of a product %s', (_what, given, asked, status) => {
    expect(productStatus(given, asked)).toBe(status);
  });
});
