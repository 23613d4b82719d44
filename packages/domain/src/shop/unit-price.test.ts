import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiscountRule } from '../discount';
import { cents } from '../money';
import { rulesAt, unitPrice } from './unit-price';

const rule = (condition_type: number, condition_value: number, type: number, value: number): DiscountRule => ({
  ...{ condition_type, condition_value, type, value },
});

describe('unitPrice', () => {
  const price = {
    priceMax: cents(620),
    steps: [
      { from: 300, price: cents(480) },
      { from: 100, price: cents(550) },
    ],
    ...{ discountStart: 100, discountEnd: 200, maxDiscount: 850, rules: [] as DiscountRule[] },
  };
  it.each([
    ['one unit before the discount', 1, 99, { full: 620, price: 620 }],
    ['one unit while it runs, rounded to the cent', 1, 100, { full: 620, price: 527 }],
    ['a step, whatever their order', 299, 99, { full: 550, price: 550 }],
    ['the last step', 300, 199, { full: 480, price: 408 }],
    ['the end, which is no part of it', 300, 200, { full: 480, price: 480 }],
  ])('of %s', (_what, quantity, now, expected) => {
    expect(unitPrice(price, quantity, now)).toEqual(expected);
  });

  it('is not discounted twice: rules of a reduction take the place of the discount', () => {
    expect(unitPrice({ ...price, rules: [rule(1, 1, 1, 850)] }, 1, 150).price).toBe(620);
    expect(rulesAt({ ...price, rules: [rule(1, 1, 1, 850)] }, 99)).toEqual([]);
    expect(rulesAt({ ...price, rules: [rule(1, 1, 1, 850)] }, 150)).toHaveLength(1);
  });

  it('is always discounted by a discount without a period', () => {
    expect(unitPrice({ ...price, discountStart: 0, discountEnd: 0 }, 1, 1e9).price).toBe(527);
  });

  it('lies between nothing and the full price, whatever the figures', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: -2000, max: 3000 }), fc.nat(300), (full, maxDiscount, now) => {
        const asked = unitPrice({ ...price, priceMax: cents(full), steps: [], maxDiscount }, 1, now);
        expect(asked.full).toBe(full);
        expect(asked.price >= 0 && asked.price <= full).toBe(true);
      }),
    );
  });
});
