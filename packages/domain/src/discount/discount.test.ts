import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/money';
import { bestRule, ruleApplies, ruleSaving } from './best-rule';
import { discountDescription, discountLabel } from './label';
import { maxDiscountPercent } from './max-discount';
import { orderTotals } from './order-totals';
import type { DiscountRule } from './rule';
import { salePhase, salePhaseText } from './sale-phase';

describe('discountLabel', () => {
  it.each([
    [{ type: 1, value: 850 }, 'Get 15% Off', '优惠 15%'],
    [{ type: 1, value: 855 }, 'Get 14.5% Off', '优惠 14.5%'],
    [{ type: 1, value: 1000 }, 'Get 0% Off', '优惠 0%'],
    [{ type: 2, value: 500 }, 'save $5', '立减 $5'],
    [{ type: 2, value: 1999 }, 'save $19.99', '立减 $19.99'],
    [{ type: 3, value: 0 }, 'Free Shipping', '免运费'],
    [{ type: 9, value: 850 }, 'Free Shipping', '免运费'],
    [{ type: -1, value: 0 }, 'Free Shipping', '免运费'],
  ])('of %j is "%s"', (rule, en, zh) => {
    expect(discountLabel(rule)).toBe(en);
    expect(discountLabel(rule, 'zh-cn')).toBe(zh);
  });

  it('is nothing for type 0', () => {
    expect(discountLabel({ type: 0, value: 850 })).toBeNull();
  });
});

describe('discountDescription', () => {
  it.each([
    [{ condition_type: 1, condition_value: 50 }, 'Buy 50pcs', '购满 50 件'],
    [{ condition_type: 2, condition_value: 10_000 }, 'Buy $100', '购满 $100'],
    [{ condition_type: 0, condition_value: 1999 }, 'Buy $19.99', '购满 $19.99'],
  ])('of %j is "%s"', (rule, en, zh) => {
    expect(discountDescription(rule)).toBe(en);
    expect(discountDescription(rule, 'zh-cn')).toBe(zh);
  });
});

describe('maxDiscountPercent', () => {
  it.each([
    [1000, 0],
    [850, 15],
    [875, 12.5],
    [0, 100],
    [-5, 100],
    [1200, 0],
    [Number.NaN, 0],
  ])('of %d per mille is %d', (perMille, percent) => {
    expect(maxDiscountPercent(perMille)).toBe(percent);
  });
});

describe('salePhase', () => {
  it.each([
    [100, 200, 99, 'upcoming'],
    [100, 200, 100, 'now'],
    [100, 200, 199, 'now'],
    [100, 200, 199.999, 'now'],
    [100, 200, 200, 'none'],
    [0, 0, 0, 'none'],
    [0, 0, -1, 'none'],
    [200, 100, 50, 'none'],
    [100, 100, 50, 'none'],
    [Number.NaN, 200, 100, 'none'],
    [100, 200, Number.NaN, 'none'],
  ] as const)('from %d to %d at %d is %s', (start, end, now, phase) => {
    expect(salePhase({ start, end }, now)).toBe(phase);
  });

  it('has the words of the specification', () => {
    expect(salePhaseText('now')).toBe('Sale ends in');
    expect(salePhaseText('upcoming')).toBe('Sale starts in');
    expect(salePhaseText('none')).toBeNull();
    expect(salePhaseText('now', 'zh-cn')).toBe('距优惠结束');
    expect(salePhaseText('upcoming', 'zh-cn')).toBe('距优惠开始');
  });
});

const rule = (condition: number, threshold: number, type: number, value: number): DiscountRule => ({
  condition_type: condition,
  condition_value: threshold,
  type,
  value,
});

describe('ruleApplies', () => {
  it.each([
    [rule(1, 50, 1, 850), true],
    [rule(1, 51, 1, 850), false],
    [rule(2, 10_000, 1, 850), true],
    [rule(2, 10_001, 1, 850), false],
    [rule(0, 10_000, 3, 0), true],
    [rule(1, 0, 0, 850), false],
  ])('decides %j', (given, applies) => {
    expect(ruleApplies(given, { quantity: 50, amount: cents(10_000) })).toBe(applies);
  });
});

describe('ruleSaving', () => {
  it.each([
    [rule(1, 1, 1, 850), 1500],
    [rule(1, 1, 1, 1000), 0],
    [rule(1, 1, 1, 0), 10_000],
    [rule(1, 1, 1, 1200), 0],
    [rule(1, 1, 1, -10), 10_000],
    [rule(1, 1, 2, 500), 500],
    [rule(1, 1, 2, 20_000), 10_000],
    [rule(1, 1, 2, -500), 0],
    [rule(1, 1, 3, 0), 700],
    [rule(1, 1, 0, 500), 0],
  ])('of %j is %d', (given, saving) => {
    expect(ruleSaving(given, { quantity: 50, amount: cents(10_000), shipping: cents(700) })).toBe(saving);
  });

  it('saves no shipping where none is paid', () => {
    expect(ruleSaving(rule(1, 1, 3, 0), { quantity: 1, amount: cents(100) })).toBe(0);
  });
});

describe('bestRule', () => {
  const percent = rule(1, 50, 1, 850);
  const amount = rule(2, 5000, 2, 2000);
  const shipping = rule(1, 1, 3, 0);

  it('takes the rule that saves most among those that apply', () => {
    const bought = { quantity: 50, amount: cents(10_000), shipping: cents(700) };
    expect(bestRule([shipping, percent, amount], bought)).toBe(amount);
    expect(bestRule([shipping, percent], bought)).toBe(percent);
    expect(bestRule([shipping, percent], { ...bought, quantity: 49 })).toBe(shipping);
  });

  it('takes a rule that saves nothing yet, or one cent, rather than none', () => {
    expect(bestRule([shipping], { quantity: 1, amount: cents(100) })).toBe(shipping);
    expect(bestRule([shipping], { quantity: 1, amount: cents(100), shipping: cents(1) })).toBe(shipping);
  });

  it('takes the first of equal ones', () => {
    const twin = { ...amount };
    expect(bestRule([amount, twin], { quantity: 1, amount: cents(10_000) })).toBe(amount);
  });

  it('takes none when none applies', () => {
    expect(bestRule([percent], { quantity: 49, amount: cents(10_000) })).toBeNull();
    expect(bestRule([], { quantity: 49, amount: cents(10_000) })).toBeNull();
  });
});

describe('orderTotals', () => {
  const lines = [
    { unitPrice: cents(333), quantity: 1 },
    { unitPrice: cents(333), quantity: 1 },
    { unitPrice: cents(334), quantity: 1 },
  ];

  it('spreads a discount over the lines', () => {
    expect(orderTotals(lines, [rule(1, 3, 2, 100)], cents(700))).toEqual({
      lines: [
        { amount: 333, discount: 33, total: 300 },
        { amount: 333, discount: 33, total: 300 },
        { amount: 334, discount: 34, total: 300 },
      ],
      subtotal: 1000,
      discount: 100,
      shipping: 700,
      total: 1600,
      rule: rule(1, 3, 2, 100),
    });
  });

  it('takes a share off every line and leaves the shipping to be paid', () => {
    const order = orderTotals(lines, [rule(1, 3, 1, 850)], cents(700));
    expect(order).toMatchObject({ subtotal: 1000, discount: 150, shipping: 700, total: 1550 });
    expect(order.lines.map(({ discount }) => discount)).toEqual([50, 50, 50]);
  });

  it('sends for nothing when the rule says so', () => {
    expect(orderTotals(lines, [rule(1, 1, 3, 0)], cents(700))).toMatchObject({ discount: 0, shipping: 0, total: 1000 });
  });

  it('costs nothing when nothing is bought', () => {
    expect(orderTotals([], [rule(1, 1, 2, 100)])).toEqual({
      lines: [],
      subtotal: 0,
      discount: 0,
      shipping: 0,
      total: 0,
      rule: null,
    });
  });

  it('adds up to the cent, whatever is bought and whatever the rules', () => {
    const line = fc.record({ unitPrice: fc.nat(1_000_000).map(cents), quantity: fc.nat(1000) });
    const anyRule = fc.record({
      condition_type: fc.integer({ min: 0, max: 2 }),
      condition_value: fc.nat(100_000),
      type: fc.integer({ min: 0, max: 4 }),
      value: fc.nat(2000),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 10 }),
        fc.array(anyRule, { maxLength: 5 }),
        fc.nat(5000),
        (bought, rules, sent) => {
          const order = orderTotals(bought, rules, cents(sent));
          const sum = (pick: (line: (typeof order.lines)[number]) => number) =>
            order.lines.reduce((total, each) => total + pick(each), 0);
          expect(sum((each) => each.amount)).toBe(order.subtotal);
          expect(sum((each) => each.discount)).toBe(order.discount);
          expect(sum((each) => each.total) + order.shipping).toBe(order.total);
          expect(order.lines.every((each) => each.total >= 0 && each.discount >= 0)).toBe(true);
        },
      ),
    );
  });
});
