import { describe, expect, it } from 'vitest';
import { goToPage, pageNumber } from './page-number';

describe('pageNumber', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    [3, 3],
    ['999999999', 999_999_999],
  ])('reads %j as %d', (value, page) => {
    expect(pageNumber(value)).toBe(page);
  });

  it.each([
    'abc',
    '',
    ' ',
    '0',
    '-1',
    '2.5',
    '1e3',
    '0x10',
    '３',
    '02',
    '3abc',
    '1234567890',
    0,
    -1,
    2.5,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    ['3'],
    { page: 3 },
  ])('takes %j for page 1', (value) => {
    expect(pageNumber(value)).toBe(1);
  });
});

describe('goToPage', () => {
  it.each([
    ['7', 40, 7],
    ['1a2', 40, 12],
    ['99', 40, 40],
    ['40', 40, 40],
    ['007', 40, 7],
    ['', 40, 1],
    ['abc', 40, 1],
    ['0', 40, 1],
    ['000', 40, 1],
    ['9999999999', 5_000_000_000, 5_000_000_000],
    ['-3', 40, 3],
    ['9'.repeat(400), 40, 40],
    ['5', 0, 1],
  ])('makes page %3$d of %j typed into %d pages', (typed, pageCount, page) => {
    expect(goToPage(typed, pageCount)).toBe(page);
  });
});
