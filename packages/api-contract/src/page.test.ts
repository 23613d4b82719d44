import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defaultPageSize, maxPageSize, pageOf, pageRequest } from './page';

const request = z.strictObject(pageRequest);

describe('pageRequest', () => {
  it.each([
    ['abc', 1],
    ['-3', 1],
    ['0', 1],
    ['', 1],
    [undefined, 1],
    [null, 1],
    ['2', 2],
    [' 2 ', 2],
    [7, 7],
    ['2.9', 2],
    ['1e3', 1000],
    ['99999999999999999999', 100_000],
    ['Infinity', 100_000],
    ['-Infinity', 1],
    ['NaN', 1],
    [['4', '5'], 1],
    [{}, 1],
    [true, 1],
  ])('reads page %j as %i', (page, expected) => {
    expect(request.parse({ page }).page).toBe(expected);
  });

  it('gives a whole page number within bounds for anything that people type', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.double().map(String)), (page) => {
        const read = request.parse({ page }).page;
        expect(Number.isInteger(read) && read >= 1 && read <= 100_000).toBe(true);
      }),
    );
  });

  it('fills in page 1 and twelve entries (specification §9)', () => {
    expect(request.parse({})).toEqual({ page: 1, page_size: 12 });
    expect(defaultPageSize).toBe(12);
  });

  it.each([
    ['1', 1],
    [60, maxPageSize],
  ])('takes page size %j', (page_size, expected) => {
    expect(request.parse({ page_size }).page_size).toBe(expected);
  });

  it.each(['0', '61', '-1', 'abc', '1.5', ''])('refuses page size %j', (page_size) => {
    expect(request.safeParse({ page_size }).success).toBe(false);
  });
});

describe('pageOf', () => {
  const page = pageOf(z.string());
  const whole = { list: ['a'], page_count: 1, page_number: 1, total: 1 };

  it('has the fields of specification §7', () => {
    expect(page.parse(whole)).toEqual(whole);
  });

  it.each([{ list: [1] }, { page_count: -1 }, { page_number: 0 }, { total: 1.5 }])('refuses %j', (wrong) => {
    expect(page.safeParse({ ...whole, ...wrong }).success).toBe(false);
  });
});
