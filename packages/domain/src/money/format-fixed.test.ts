import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFixed } from './format-fixed';

describe('formatFixed', () => {
  it.each<[number | string, number, string]>([
    [1.005, 2, '1.01'],
    [1.004, 2, '1.00'],
    [1.045, 2, '1.05'],
    [8.345, 2, '8.35'],
    [2.5, 0, '3'],
    [0.5, 0, '1'],
    [-0.5, 0, '-1'],
    [-0.4, 0, '0'],
    [-0, 2, '0.00'],
    [-0.001, 2, '0.00'],
    [-1.005, 2, '-1.01'],
    [0, 0, '0'],
    [12, 2, '12.00'],
    [0.1, 5, '0.10000'],
    [9.995, 2, '10.00'],
    [99.5, 0, '100'],
    [0.09, 1, '0.1'],
    [0.049, 1, '0.0'],
    [1e21, 2, '1000000000000000000000.00'],
    [1.5e21, 0, '1500000000000000000000'],
    [1e-7, 7, '0.0000001'],
    [5e-7, 6, '0.000001'],
    [5e-324, 2, '0.00'],
    [Number.MAX_SAFE_INTEGER, 1, '9007199254740991.0'],
    [0.1, 17, '0.10000000000000000'],
    [0.1234567890123456, 17, '0.12345678901234560'],
    ['0.12345678901234567', 17, '0.12345678901234567'],
    ['12345678901234567.885', 2, '12345678901234567.89'],
    ['1.005', 2, '1.01'],
    ['-1.995', 2, '-2.00'],
    ['+3', 1, '3.0'],
    [' 3.14 ', 1, '3.1'],
    ['.5', 0, '1'],
    ['5.', 1, '5.0'],
    ['0007.10', 1, '7.1'],
    ['1e3', 0, '1000'],
    ['1.25E-1', 2, '0.13'],
    ['-1e-400', 2, '0.00'],
  ])('writes %j with %d decimals as %s', (value, precision, text) => {
    expect(formatFixed(value, precision)).toBe(text);
  });

  it.each([-1, 18, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a precision of %d', (precision) => {
    expect(() => formatFixed(1, precision)).toThrow(new RangeError('请输入正确的精度范围'));
  });

  it.each([0, 17])('takes a precision of %d', (precision) => {
    expect(formatFixed(1, precision)).toBe(precision === 0 ? '1' : `1.${'0'.repeat(precision)}`);
  });

  it.each<number | string>([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '1,5',
    '1.2.3',
    '0x10',
    '1e',
    'e5',
    '1e999999999',
    '1e401',
    '--1',
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %j, which is no decimal number', (value) => {
    expect(() => formatFixed(value, 2)).toThrow(new RangeError(`Not a decimal number: ${value}`));
  });

  it('decides a very long text at once', () => {
    const before = performance.now();
    expect(() => formatFixed(`${'1'.repeat(200_000)}x`, 2)).toThrow(RangeError);
    expect(formatFixed('9'.repeat(200_000), 0)).toHaveLength(200_000);
    expect(formatFixed(`${'9'.repeat(200_000)}.5`, 0)).toBe(`1${'0'.repeat(200_000)}`);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  const decimalTexts = fc
    .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^\d{0,25}$/))
    .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`);

  it('rounds half away from zero, as whole-number arithmetic says', () => {
    fc.assert(
      fc.property(decimalTexts, fc.integer({ min: 0, max: 17 }), (text, precision) => {
        expect(formatFixed(text, precision)).toBe(roundedByIntegers(text, precision));
      }),
    );
  });

  it('writes back what it has written', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: 0, max: 17 }),
        (value, precision) => {
          const text = formatFixed(value, precision);
          expect(text).toMatch(precision === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${precision}}$`));
          expect(formatFixed(text, precision)).toBe(text);
          expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(
            Math.max(0.5 * 10 ** -precision * (1 + 1e-9), Math.abs(value) * 1e-15),
          );
        },
      ),
    );
  });
});

declare const performance: { now(): number };

/** The same by long integers: scale to one digit more than wanted, add five, cut. */
function roundedByIntegers(text: string, precision: number): string {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const places = Math.max(fraction.length, precision + 1);
  const scaled = BigInt(whole + fraction.padEnd(places, '0'));
  const step = 10n ** BigInt(places - precision);
  const rounded = (scaled + step / 2n) / step;
  const digits = rounded.toString().padStart(precision + 1, '0');
  const at = digits.length - precision;
  const written = precision === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
  return negative && rounded !== 0n ? `-${written}` : written;
}
