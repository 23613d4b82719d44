import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size';
import { randomString } from './random-string';
import { truncateText } from './truncate-text';

describe('formatFileSize', () => {
  it.each([
    [0, '0 KB'],
    [51, '0 KB'],
    [52, '0.1 KB'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1_048_575, '1024 KB'],
    [1_048_576, '1 MB'],
    [1_572_864, '1.5 MB'],
    [20 * 1024 * 1024, '20 MB'],
    [5 * 1024 ** 3, '5120 MB'],
    [-5, '0 KB'],
    [Number.NaN, '0 KB'],
    [Number.POSITIVE_INFINITY, '0 KB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('truncateText', () => {
  it.each([
    ['Indigo', 6, 'Indigo'],
    ['Indigo', 3, 'Ind…'],
    ['Indigo', 0, '…'],
    ['', 0, ''],
    ['warp and weft', 5, 'warp…'],
    ['靛蓝牛仔', 2, '靛蓝…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 1, '👩‍👩‍👧‍👦…'],
    ['👩‍👩‍👧‍👦', 1, '👩‍👩‍👧‍👦'],
    ['e\u0301e\u0301', 1, 'e\u0301…'],
  ])('cuts %j at %d to %j', (text, length, cut) => {
    expect(truncateText(text, length)).toBe(cut);
  });

  it('keeps 32 characters unless told otherwise', () => {
    expect(truncateText('a'.repeat(32))).toBe('a'.repeat(32));
    expect(truncateText('a'.repeat(33))).toBe(`${'a'.repeat(32)}…`);
  });

  it('keeps the beginning and never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, length) => {
        const cut = truncateText(text, length);
        expect(text.startsWith(cut.replace(/…$/, '')) || cut === text).toBe(true);
      }),
    );
  });
});

describe('randomString', () => {
  it('has 10 letters and digits unless told otherwise', () => {
    expect(randomString()).toMatch(/^[A-Za-z0-9]{10}$/);
    expect(randomString(3)).toMatch(/^[A-Za-z0-9]{3}$/);
    expect(randomString(0)).toBe('');
  });

  it('draws every character from its source, from the first to the last', () => {
    const draws = [0, 0.42, 0.9999999];
    expect(randomString(3, () => draws.shift() ?? 0)).toBe('Aa9');
  });

  it('reaches every letter and digit', () => {
    let draw = 0;
    expect(new Set(randomString(62, () => draw++ / 62)).size).toBe(62);
  });

  it.each([-1, 1.5, Number.NaN])('refuses a length of %d', (length) => {
    expect(() => randomString(length)).toThrow(RangeError);
  });
});
