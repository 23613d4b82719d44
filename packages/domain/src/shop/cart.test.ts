import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, type CartLine, changeQuantity, readCart, writeCart } from './cart';
import { cartLimits } from './quantity';

describe('a cart', () => {
  const line = (productId: number, quantity = 1, choice: readonly number[] = []): CartLine => ({
    ...{ productId, quantity, choice, seen: 'a' },
  });

  it('has one line a product and choice', () => {
    const lines = [line(1, 2), line(1, 3, [0]), line(1, 4)].reduce(addToCart, [] as readonly CartLine[]);
    expect(lines.map(({ quantity }) => quantity)).toEqual([6, 3]);
    expect(changeQuantity(lines, '1-0', 9).map(({ quantity }) => quantity)).toEqual([6, 9]);
    expect(changeQuantity(lines, '1', 0)).toEqual([line(1, 3, [0])]);
  });

  it('stays within its bounds', () => {
    const full = Array.from({ length: cartLimits.lines }, (_, index) => line(index + 1));
    expect(addToCart(full, line(999))).toBe(full);
    expect(addToCart([line(1, 99_999)], line(1, 99_999))[0]?.quantity).toBe(cartLimits.quantity);
    expect(changeQuantity([line(1)], '1', 1e9)[0]?.quantity).toBe(cartLimits.quantity);
  });

  const carts = fc.uniqueArray(
    fc.record({
      productId: fc.integer({ min: 1, max: 2_147_483_647 }),
      quantity: fc.integer({ min: 1, max: cartLimits.quantity }),
      choice: fc.array(fc.nat(999), { maxLength: 3 }),
      seen: fc.string({ maxLength: 64 }),
    }),
    { maxLength: cartLimits.lines, selector: ({ productId, choice }) => [productId, ...choice].join('-') },
  );

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        expect(readCart(writeCart(lines))).toEqual(lines);
      }),
    );
  });

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    '[[0,1,[],""]]',
    '[[1,0,[],""]]',
    '[[1,1,[-1],""]]',
    '[[1,1,[],2]]',
    '[[1,1.5,[],""]]',
  ])('is empty when %j was stored', (text) => {
    expect(readCart(text)).toEqual([]);
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readCart(text).length).toBeLessThanOrEqual(cartLimits.lines);
      }),
    );
  });
});
