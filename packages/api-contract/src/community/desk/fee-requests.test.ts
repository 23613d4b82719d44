import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amount, ofBills, span, turnover } from './fee-requests';

describe('an amount', () => {
  it.each([0, 1, 2_000_000_000])('may be %d cents', (cents) => {
    expect(amount.safeParse(cents).success).toBe(true);
  });

  it.each([-1, 0.5, 2_000_000_001, '5', null, Number.NaN])('is never %s', (cents) => {
    expect(amount.safeParse(cents).success).toBe(false);
  });
});

it('takes a turnover as large as numbers are exact', () => {
  expect(turnover.safeParse(Number.MAX_SAFE_INTEGER).success).toBe(true);
  expect(turnover.safeParse(Number.MAX_SAFE_INTEGER + 1).success).toBe(false);
});

it('leaves out what nobody asks for', () => {
  expect(z.strictObject({ ...span, ...ofBills }).parse({})).toEqual({});
});

it('reads numbers as an address carries them', () => {
  expect(z.strictObject(ofBills).parse({ fee_id: '3', member_id: '12' })).toEqual({ fee_id: 3, member_id: 12 });
});
