import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalAmount } from './capital-amount';
import { cents } from './money';

const values: Readonly<Record<string, number>> = { 拾: 10, 佰: 100, 仟: 1000 };

/** What a reader understands: the other way, digit by digit. */
function readBack(text: string): number {
  let yuan = 0;
  let group = 0;
  let digit = 0;
  let total = 0;
  for (const character of text.replaceAll('万亿', '兆')) {
    const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(character);
    if (value >= 0) digit = value;
    else if (character in values) group += digit * (values[character] ?? 0);
    else if ('万亿兆'.includes(character)) {
      yuan += (group + digit) * 10_000 ** ('万亿兆'.indexOf(character) + 1);
      group = 0;
    } else if (character === '元') total += (yuan + group + digit) * 100;
    else if (character === '角') total += digit * 10;
    else if (character === '分') total += digit;
    if (value < 0) digit = 0;
  }
  return total;
}

describe('an amount in capital characters', () => {
  it.each([
    [0, '零元整'],
    [5, '伍分'],
    [30, '叁角整'],
    [100, '壹元整'],
    [1000, '壹拾元整'],
    [32504, '叁佰贰拾伍元零肆分'],
    [168032, '壹仟陆佰捌拾元叁角贰分'],
    [1640902, '壹万陆仟肆佰零玖元零贰分'],
    [1225000, '壹万贰仟贰佰伍拾元整'],
    [10700053, '壹拾万柒仟元伍角叁分'],
    [600_000_500, '陆佰万零伍元整'],
    [10_000_012_300, '壹亿零壹佰贰拾叁元整'],
    [10_000_123_400, '壹亿零壹仟贰佰叁拾肆元整'],
    [102_000_000_500, '壹拾亿贰仟万零伍元整'],
    [-1000, '壹拾元整'],
  ])('of %i cents is %s', (amount, text) => {
    expect(capitalAmount(cents(amount))).toBe(text);
  });

  it('is read back as what it was, and says no two noughts in a row', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(100_000_000), fc.nat(Number.MAX_SAFE_INTEGER)), (amount) => {
        const text = capitalAmount(cents(amount));
        expect([text, readBack(text)]).toEqual([text, amount]);
        expect(text).not.toContain('零零');
      }),
    );
  });

  it('is of whole cents only', () => {
    expect(() => capitalAmount(0.5 as never)).toThrow(RangeError);
  });
});
