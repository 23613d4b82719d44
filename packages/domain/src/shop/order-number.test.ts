import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderNumber, readOrderNumber } from './order-number';

describe('the number of an order', () => {
  it('read back the number that they wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.nat(4_000_000_000), (id, placedAt) => {
        expect(readOrderNumber(` ${orderNumber({ id, placedAt }).toLowerCase()}`)).toBe(id);
      }),
    );
  });

  it.each(['', 'SO-2026-', 'SO-2026-12345', 'SO-2026-000000', 'XX-2026-000001', 'SO-2026-0000000001', '1'])(
    '%j is no number',
    (text) => {
      expect(readOrderNumber(text)).toBeNull();
    },
  );

  it.each([0, -1, 1.5, Number.NaN])('no order has the id %d', (id) => {
    expect(() => orderNumber({ id, placedAt: 0 })).toThrow(RangeError);
  });
});
