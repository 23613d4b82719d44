import { describe, expect, it } from 'vitest';
import { storable } from './storable';

describe('storable', () => {
  it.each([
    ['a\u0000b', 'a\uFFFDb'],
    ['a\uD83Eb', 'a\uFFFDb'],
    ['\uDDF5', '\uFFFD'],
    ['🧵 棉布 é', '🧵 棉布 é'],
    ['<b>\u202E</b>', '<b>\u202E</b>'],
  ])('makes %j into %j', (given, kept) => {
    expect(storable(given)).toBe(kept);
  });

  it('reaches every text of a request, keys included, and nothing else', () => {
    const file = new File(['x'], 'a.txt');
    const at = new Date(0);
    expect(storable({ 'k\u0000': ['\u0000', { deep: '\uD800' }], n: 1, none: null, file, at })).toEqual({
      'k\uFFFD': ['\uFFFD', { deep: '\uFFFD' }],
      n: 1,
      none: null,
      file,
      at,
    });
  });

  it('refuses what is nested without end', () => {
    let bomb: unknown = 'x';
    for (let depth = 0; depth < 100_000; depth += 1) bomb = [bomb];
    expect(() => storable(bomb)).toThrow(expect.objectContaining({ code: 13 }));
  });

  it('leaves every other character as it is', () => {
    const isCharacter = (code: number) => code !== 0 && (code < 0xd800 || code > 0xdfff);
    const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter(isCharacter);
    const all = codes.map((code) => String.fromCodePoint(code)).join('');
    expect(storable(all) === all).toBe(true);
  });
});
