import { expect, it } from 'vitest';
import { fromMoneyField, toMoneyField } from './money';

it.each([
  ['19.99', 1999],
  ['0.07', 7],
  ['1.005', 100],
  ['1234567.89', 123_456_789],
  ['0', 0],
  ['', null],
  [19.99, 1999],
  [Number.NaN, null],
  [null, null],
  ['-', null],
])('reads the field %j as %j cents', (field, cents) => {
  expect(fromMoneyField(field)).toBe(cents);
});

it.each([
  [1999, '19.99'],
  [0, '0.00'],
  [200_000, '2000.00'],
  [null, ''],
  [undefined, ''],
])('shows %j cents as %j', (cents, field) => {
  expect(toMoneyField(cents)).toBe(field);
});
