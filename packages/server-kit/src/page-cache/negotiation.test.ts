import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding';
import { matchesEtag } from './matches-etag';

describe('the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['gzip;q=0.5, *;q=0', 'gzip'],
    ['br; q=0.000, gzip; q=0.001', 'gzip'],
    ['zstd', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('for %j is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('a tag', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['*', true],
    ['"b", "a"', true],
    ['W/"b", W/"a"', true],
    ['"b"', false],
    ['"ab"', false],
    ['a', false],
  ])('%s names "a": %s', (header, matches) => {
    expect(matchesEtag(header, '"a"')).toBe(matches);
  });
});
