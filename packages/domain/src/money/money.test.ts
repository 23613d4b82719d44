import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { addCents, shareOfCents, splitCents, timesCents } from './arithmetic';
import { formatCents, formatPriceRange } from './format-cents';
import { type Cents, cents, type PerMille, perMille } from './money';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents);

describe('cents and perMille', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d cents', (amount) => {
    expect(() => cents(amount)).toThrow(new RangeError(`Not a whole number of cents: ${amount}`));
  });

  it.each([-1, 1001, 0.5, Number.NaN])('refuses %d per mille', (value) => {
    expect(() => perMille(value)).toThrow(new RangeError(`Not a per-mille value: ${value}`));
  });

  it('takes the ends of their ranges and knows no negative zero', () => {
    expect(cents(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
    expect(cents(-199)).toBe(-199);
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect([perMille(0), perMille(1000)]).toEqual([0, 1000]);
    expect(Object.is(perMille(-0), 0)).toBe(true);
  });

  it('are no bare numbers for the compiler, nor each other', () => {
    expectTypeOf<number>().not.toExtend<Cents>();
    expectTypeOf<number>().not.toExtend<PerMille>();
    expectTypeOf<Cents>().not.toExtend<PerMille>();
    expectTypeOf<Cents>().toExtend<number>();
  });
});

describe('formatCents', () => {
  it.each([
    [1990, 2, '19.90'],
    [1990, 0, '20'],
    [1949, 0, '19'],
    [5, 2, '0.05'],
    [0, 2, '0.00'],
    [-5, 2, '-0.05'],
    [-1, 1, '0.0'],
    [1, 4, '0.0100'],
    [Number.MAX_SAFE_INTEGER, 2, '90071992547409.91'],
  ])('writes %d cents with %d decimals as %s', (amount, precision, text) => {
    expect(formatCents(cents(amount), precision)).toBe(text);
  });

  it('writes two decimals unless told otherwise', () => {
    expect(formatCents(cents(480))).toBe('4.80');
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(Number(formatCents(amount).replace('.', ''))).toBe(amount);
      }),
    );
  });
});

describe('formatPriceRange', () => {
  it('writes a range, or one price', () => {
    expect(formatPriceRange(cents(480), cents(620))).toBe('$4.80 – $6.20');
    expect(formatPriceRange(cents(480), cents(480), '¥')).toBe('¥4.80');
    expect(formatPriceRange(cents(480), cents(620), '¥')).toBe('¥4.80 – ¥6.20');
  });
});

describe('addCents and timesCents', () => {
  it('adds and multiplies whole cents', () => {
    expect(addCents()).toBe(0);
    expect(addCents(cents(100), cents(250), cents(-50))).toBe(300);
    expect(timesCents(cents(480), 3)).toBe(1440);
    expect(timesCents(cents(480), 0)).toBe(0);
  });

  it.each([-1, 0.5, Number.NaN])('refuses a quantity of %d', (quantity) => {
    expect(() => timesCents(cents(1), quantity)).toThrow(new RangeError(`Not a quantity: ${quantity}`));
  });

  it('refuses sums that are no longer exact', () => {
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
    expect(() => timesCents(cents(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });
});

describe('shareOfCents', () => {
  it.each([
    [999, 850, 849],
    [1000, 850, 850],
    [1, 500, 1],
    [1, 499, 0],
    [-1, 500, 0],
    [-1, 501, -1],
    [-3, 500, -1],
    [-1000, 850, -850],
    [1234, 1000, 1234],
    [1234, 0, 0],
    [Number.MAX_SAFE_INTEGER, 1000, Number.MAX_SAFE_INTEGER],
  ])('of %d cents and %d per mille is %d', (amount, share, expected) => {
    expect(shareOfCents(cents(amount), perMille(share))).toBe(expected);
  });
});

describe('splitCents', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [100, [1, 2], [33, 67]],
    [5, [0, 0], [5, 0]],
    [0, [3, 4], [0, 0]],
    [7, [], []],
    [10, [0, 5], [0, 10]],
    [2, [1, 3, 3], [0, 1, 1]],
    [10, [2, 5], [3, 7]],
    [3, [1, 1, 1, 1], [1, 1, 1, 0]],
  ])('splits %d by %j into %j', (amount, weights, parts) => {
    expect(splitCents(cents(amount), weights)).toEqual(parts);
  });

  it('refuses to split a debt', () => {
    expect(() => splitCents(cents(-1), [1])).toThrow(new RangeError('Not an amount to split: -1'));
  });

  it('adds up to the cent, and every part is within a cent of its share', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 20 }), (amount, weights) => {
        const parts = splitCents(amount, weights);
        expect(parts.reduce<number>((sum, part) => sum + part, 0)).toBe(amount);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        if (total === 0) return;
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1.001);
        });
      }),
    );
  });
});
