import { describe, expect, it } from 'vitest';
import { carriedProducts, carryProducts, parseProductIds } from './carried-products';

describe('products carried in an address', () => {
  it.each([
    ['12,15', [12, 15]],
    ['12,15,12', [12, 15]],
    ['', []],
    [null, []],
    ['x,0,-3,7', [7]],
    ['1e3,99999999999', []],
  ] as const)('reads %s', (text, ids) => {
    expect(parseProductIds(text)).toEqual(ids);
  });

  it('takes no more than the contract does', () => {
    expect(parseProductIds(Array.from({ length: 300 }, (_, index) => index + 1).join(','))).toHaveLength(100);
  });

  it.each([
    ['/product/12', [], '/product/12'],
    ['/product/12', [3], '/product/12?products=3'],
    ['/product-products?use=shirting', [3, 4], '/product-products?use=shirting&products=3,4'],
    ['/product/12?products=9', [3], '/product/12?products=3'],
    ['/product/12#reviews', [3], '/product/12?products=3#reviews'],
  ] as const)('puts them on %s', (href, ids, expected) => {
    expect(carryProducts(href, ids)).toBe(expected);
    expect(carriedProducts(new URL(expected, 'http://mill.example').search)).toEqual(ids);
  });
});
