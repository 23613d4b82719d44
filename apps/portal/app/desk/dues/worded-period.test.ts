import { expect, it } from 'vitest';
import { wordedPeriod } from './worded-period';

it.each([
  ['2026-01-01', '2027-01-01', '2026-12-31'],
  ['2028-02-01', '2028-03-01', '2028-02-29'],
])('says of what is from %s and before %s that it lasts until %s', (from, until, last) => {
  expect(wordedPeriod({ from, until })).toEqual({ from, until: last });
});
