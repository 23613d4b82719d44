import { describe, expect, it } from 'vitest';
import { paymentKindOf, payUntil } from './payment-kind';

describe('the kind of a payment', () => {
  it.each([
    [11, 'redirect'],
    [17, 'redirect'],
    [12, 'transfer'],
    [16, 'transfer'],
    [13, 'none'],
    [18, 'none'],
    [99, 'none'],
    [Number.NaN, 'none'],
  ])('type %d is paid by: %s', (type, kind) => {
    expect(paymentKindOf(type)).toBe(kind);
  });

  it('give a transfer a week, and a provider’s page less than the day that it lives', () => {
    expect([payUntil(16, 0), payUntil(17, 0), payUntil(99, 5)]).toEqual([604_800, 82_800, 5]);
  });
});
