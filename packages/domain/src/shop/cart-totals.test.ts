import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiscountRule } from '../discount';
import { cents } from '../money';
import { cartTotals } from './cart-totals';
import { cartLimits } from './quantity';

const rule = (condition_type: number, condition_value: number, type: number, value: number): DiscountRule => ({
  ...{ condition_type, condition_value, type, value },
});

describe('cartTotals', () => {
  const line = (unitPrice: number, quantity: number, reductionId = 0, rules: readonly DiscountRule[] = []) => ({
    ...{ unitPrice: cents(unitPrice), quantity, reductionId, rules },
  });
  const percent = [rule(1, 50, 1, 900)];
  const sends = [rule(2, 10_000, 3, 0)];

  it.each([
    ['nothing', [], 2000, [0, 0, 2000, 2000]],
    ['a line without a reduction', [line(480, 50, 0, percent)], 2000, [24_000, 0, 2000, 26_000]],
    ['a reached threshold', [line(480, 50, 2, percent)], 2000, [24_000, 2400, 2000, 23_600]],
    ['a threshold that is missed by one', [line(480, 49, 2, percent)], 2000, [23_520, 0, 2000, 25_520]],
    [
      'a threshold reached together',
      [line(480, 25, 2, percent), line(100, 25, 2, percent)],
      0,
      [14_500, 1450, 0, 13_050],
    ],
    ['a threshold missed apart', [line(480, 25, 2, percent), line(480, 25, 3, percent)], 0, [24_000, 0, 0, 24_000]],
    ['free shipping', [line(480, 50, 2, sends)], 2000, [24_000, 0, 0, 24_000]],
    [
      'free shipping that is worth less',
      [line(480, 50, 2, [...sends, ...percent])],
      2000,
      [24_000, 2400, 2000, 23_600],
    ],
    ['free shipping that is worth more', [line(480, 50, 2, [...sends, ...percent])], 3000, [24_000, 0, 0, 24_000]],
    ['an amount off that is more than the goods', [line(10, 1, 2, [rule(1, 1, 2, 500)])], 0, [10, 10, 0, 0]],
    [
      'the best of several',
      [line(480, 100, 2, [rule(1, 1, 1, 990), rule(1, 100, 1, 850)])],
      0,
      [48_000, 7200, 0, 40_800],
    ],
  ] as const)('reckons %s', (_what, lines, shipping, [subtotal, discount, paid, total]) => {
    expect(cartTotals(lines, cents(shipping))).toMatchObject({ subtotal, discount, shipping: paid, total });
  });

  const rules = fc.array(
    fc.record({
      condition_type: fc.integer({ min: 0, max: 2 }),
      condition_value: fc.nat(100_000),
      type: fc.integer({ min: 0, max: 4 }),
      value: fc.nat(2000),
    }),
    { maxLength: 4 },
  );
  const carts = fc
    .tuple(
      fc.array(rules, { minLength: 4, maxLength: 4 }),
      fc.array(
        fc.record({
          unitPrice: fc.nat(1_000_000).map(cents),
          quantity: fc.integer({ min: 1, max: cartLimits.quantity }),
          reductionId: fc.integer({ min: 0, max: 3 }),
        }),
        { maxLength: 12 },
      ),
    )
    .map(([byReduction, lines]) => lines.map((one) => ({ ...one, rules: byReduction[one.reductionId] ?? [] })));

  it('adds up to the cent and never below nothing, whatever is bought by whatever rules', () => {
    fc.assert(
      fc.property(carts, fc.nat(100_000).map(cents), (lines, shipping) => {
        const totals = cartTotals(lines, shipping);
        const sum = (of: (one: (typeof totals.lines)[number]) => number) =>
          totals.lines.reduce((all, one) => all + of(one), 0);
        expect(sum(({ amount }) => amount)).toBe(totals.subtotal);
        expect(sum(({ discount }) => discount)).toBe(totals.discount);
        expect(sum(({ total }) => total) + totals.shipping).toBe(totals.total);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.shipping === shipping || totals.shipping === 0).toBe(true);
        for (const { amount, discount, total } of totals.lines) {
          expect(discount >= 0 && total >= 0 && amount - discount === total).toBe(true);
        }
      }),
    );
  });

  it('never asks for more than without rules, nor takes anything off lines without a reduction', () => {
    fc.assert(
      fc.property(carts, fc.nat(100_000).map(cents), (lines, shipping) => {
        const [with_, without] = [
          cartTotals(lines, shipping),
          cartTotals(
            lines.map((l) => ({ ...l, rules: [] })),
            shipping,
          ),
        ];
        expect(with_.total).toBeLessThanOrEqual(without.total);
        for (const [index, { reductionId }] of lines.entries()) {
          if (reductionId === 0) expect(with_.lines[index]).toMatchObject({ discount: 0, rule: null });
        }
      }),
    );
  });
});
