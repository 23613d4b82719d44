import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/money';
import { ruleApplies } from './best-rule';
import { nextRule } from './next-rule';

const pieces = (condition_value: number) => ({ condition_type: 1, condition_value, type: 1, value: 900 });
const amount = (condition_value: number) => ({ condition_type: 2, condition_value, type: 2, value: 500 });

describe('nextRule', () => {
  it.each([
    ['the nearer of two', [pieces(1000), pieces(300)], 250, 0, pieces(300), 50],
    ['the one after those that are reached', [pieces(300), pieces(1000)], 300, 0, pieces(1000), 700],
    ['one by its amount, in cents', [amount(10_000)], 1, 9_400, amount(10_000), 600],
    ['the relatively closer of pieces and amount', [pieces(1000), amount(10_000)], 500, 9_000, amount(10_000), 1_000],
    ['of equal ones the first', [pieces(100), amount(10_000)], 50, 5_000, pieces(100), 50],
  ])('is %s', (_what, rules, quantity, sum, rule, missing) => {
    expect(nextRule(rules, { quantity, amount: cents(sum) })).toEqual({ rule, missing });
  });

  it.each([
    ['there are none', []],
    ['all are reached', [pieces(10), amount(100)]],
    ['the only one gives nothing', [{ ...pieces(1000), type: 0 }]],
  ])('is nothing when %s', (_what, rules) => {
    expect(nextRule(rules, { quantity: 10, amount: cents(100) })).toBeNull();
  });

  it('is reached by buying exactly what was missing', () => {
    const rule = fc.record({
      condition_type: fc.integer({ min: 1, max: 2 }),
      condition_value: fc.integer({ min: 0, max: 100_000 }),
      type: fc.integer({ min: 0, max: 4 }),
      value: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(rule), fc.nat(2000), fc.nat(200_000), (rules, quantity, sum) => {
        const next = nextRule(rules, { quantity, amount: cents(sum) });
        if (next === null) return;
        const { rule: found, missing } = next;
        expect(missing).toBeGreaterThan(0);
        const more =
          found.condition_type === 1
            ? { quantity: quantity + missing, amount: cents(sum) }
            : { quantity, amount: cents(sum + missing) };
        expect(ruleApplies(found, more)).toBe(true);
      }),
    );
  });
});
