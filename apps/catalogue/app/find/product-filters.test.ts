import { describe, expect, it } from 'vitest';
import { isNarrowed, readFilters, readSort } from './product-filters';

describe('the filters of an address', () => {
  it.each([
    ['use=shirting&weight=110-140', { use: 'shirting', weight: '110-140' }],
    ['weight=-80&count=60-', { weight: '-80', count: '60-' }],
    ['use=&weight=', {}],
    ['weight=-&count=abc&fibre=%00', {}],
    ['certificate=OEKO-TEX%20100&other=1', { certificate: 'OEKO-TEX 100' }],
  ])('%s is read as %j', (query, filters) => {
    expect(readFilters(new URLSearchParams(query))).toEqual(filters);
  });

  it.each([
    ['sort=newest', 'newest'],
    ['sort=cheapest', 'recommended'],
    ['', 'recommended'],
  ])('the order of %s is %s', (query, sort) => {
    expect(readSort(new URLSearchParams(query))).toBe(sort);
  });

  it.each([
    ['use=shirting', true],
    ['sort=newest', true],
    ['products=12', false],
    ['use=', false],
  ])('a list with %s is narrowed: %s', (query, expected) => {
    expect(isNarrowed(new URLSearchParams(query))).toBe(expected);
  });
});
