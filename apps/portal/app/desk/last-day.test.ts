import { expect, it } from 'vitest';
import { dayAfter, lastDayOf } from './last-day';

it.each([
  ['2027-01-01', '2026-12-31'],
  ['2028-03-01', '2028-02-29'],
])('says that a span until %s lasts through %s, and back', (until, last) => {
  expect(lastDayOf(until)).toBe(last);
  expect(dayAfter(last)).toBe(until);
});

it('leaves what is no day to the contract, and nothing as nothing', () => {
  expect([lastDayOf('soon'), dayAfter('soon'), dayAfter(''), dayAfter(undefined)]).toEqual([
    'soon',
    'soon',
    '',
    undefined,
  ]);
});
