import { cartLimits } from '@selvedge/domain/shop';
import { describe, expect, it } from 'vitest';
import { carriedCart, carryCart, parseCartLines, writeCartLines } from './cart-address';

const poplin = { productId: 12, quantity: 300, choice: [], seen: '' };
const denim = { productId: 15, quantity: 50, choice: [0, 2], seen: '4f1d' };

describe('a cart carried in an address', () => {
  it.each([
    ['12x300,15-0-2x50~4f1d', [poplin, denim]],
    ['12x1,12x300', [poplin]],
    ['', []],
    [null, []],
    ['12,x3,0x4,12x0,-1x2,1.5x2,12x300', [poplin]],
    ['12x 300,<script>,12X300,12x3~<b>,12-x3,12-1000x3', []],
    ['12x999999999', [{ ...poplin, quantity: cartLimits.quantity }]],
    ['9999999999x1,1x1234567890', []],
  ])('reads %s', (text, lines) => {
    expect(parseCartLines(text)).toEqual(lines);
  });

  it('tells the same product in another colour from it', () => {
    expect(parseCartLines('15-0x1,15-1x1')).toHaveLength(2);
  });

  it('takes no more lines than an order does, however long the address', () => {
    const text = Array.from({ length: 5000 }, (_, index) => `${index + 1}x1`).join(',');
    expect(parseCartLines(text)).toHaveLength(cartLimits.lines);
  });

  it.each([
    ['/cart', [], '/cart'],
    ['/cart', [poplin], '/cart?cart=12x300'],
    ['/product-products?products=3,4', [denim], '/product-products?products=3,4&cart=15-0-2x50~4f1d'],
    ['/cart?cart=9x9', [poplin, denim], '/cart?cart=12x300,15-0-2x50~4f1d'],
    ['/product/12#reviews', [poplin], '/product/12?cart=12x300#reviews'],
  ])('puts it on %s', (href, lines, expected) => {
    expect(carryCart(href, lines)).toBe(expected);
    expect(carriedCart(new URL(expected, 'http://mill.example').search)).toEqual(lines);
  });

  it('reads what it wrote', () => {
    expect(parseCartLines(writeCartLines([poplin, denim]))).toEqual([poplin, denim]);
  });
});
