import { describe, expect, it } from 'vitest';
import { holdsStock, nextOrderState, type OrderEvent, orderStates, orderTransitions } from './order-state';

describe('the states of an order', () => {
  const events: readonly OrderEvent[] = [
    ...(['start_payment', 'send_proof', 'refuse_proof', 'pay', 'pay_in_vain', 'cancel', 'expire', 'refund'] as const),
  ];

  it.each([
    ['placed', 'start_payment', 'awaiting_payment'],
    ['awaiting_payment', 'send_proof', 'proof_review'],
    ['proof_review', 'refuse_proof', 'awaiting_payment'],
    ['proof_review', 'expire', null],
    ['proof_review', 'pay', 'paid'],
    ['paid', 'cancel', null],
    ['paid', 'pay', null],
    ['paid', 'refund', 'refunded'],
    ['expired', 'pay', 'paid'],
    ['cancelled', 'pay_in_vain', 'refund_due'],
    ['cancelled', 'cancel', null],
    ['refunded', 'pay', null],
  ] as const)('%s by %s is %j', (state, event, next) => {
    expect(nextOrderState(state, event)).toBe(next);
  });

  it('all end: from each one leads a way to a state that nothing leads out of', () => {
    const ends = orderStates.filter((state) => Object.keys(orderTransitions[state]).length === 0);
    expect(ends).toEqual(['refunded']);
    for (const state of orderStates) {
      const reached = new Set<string>([state]);
      for (const from of reached) {
        for (const event of events) reached.add(nextOrderState(from as typeof state, event) ?? from);
      }
      expect(reached).toContain('refunded');
    }
  });

  it('hold goods back from the placing to the payment, and at no end', () => {
    expect(orderStates.filter(holdsStock)).toEqual(['placed', 'awaiting_payment', 'proof_review', 'paid']);
  });
});
