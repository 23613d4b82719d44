import { describe, expect, it } from 'vitest';
import { mostQuantity, readQuantity, saleUnitOf } from './quantity';

describe('quantities', () => {
  it.each([
    ['1', 1],
    [' 120 ', 120],
    ['007', 7],
    ['100000', 100_000],
    ['100001', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['１２', null],
    ['', null],
  ])('%j is read as %j', (text, quantity) => {
    expect(readQuantity(text)).toBe(quantity);
  });

  it.each([
    [1, 40, 40],
    [40, 40, 40],
    [41, 40, 0],
    [1, 0, 0],
    [1, null, 100_000],
    [1, 1_000_000, 100_000],
  ])('from %j on, of %j there, %j at most', (least, stock, most) => {
    expect(mostQuantity({ least, stock })).toBe(most);
  });

  it('are of metres, kilograms or else pieces', () => {
    expect(['m', 'kg', 'pc', 'bolt', ''].map(saleUnitOf)).toEqual(['m', 'kg', 'pc', 'pc', 'pc']);
  });
});
