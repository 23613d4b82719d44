import { orderStates } from '@selvedge/domain/shop';
import { describe, expect, it } from 'vitest';
import { orderProgress, stateWords } from './order-progress';

const places = (...way: Parameters<typeof orderProgress>) => orderProgress(...way).map(({ at }) => at);

describe('the way of an order', () => {
  it.each(orderStates)('has words and exactly one place to stand for %s', (state) => {
    expect(stateWords[state].title()).not.toBe('');
    expect(stateWords[state].text()).not.toBe('');
    expect(places(state, 'redirect').filter((at) => at === 'here')).toHaveLength(1);
  });

  it('leads over a proof where money is transferred', () => {
    expect(places('awaiting_payment', 'transfer')).toEqual(['done', 'here', 'ahead', 'ahead']);
    expect(places('awaiting_payment', 'redirect')).toEqual(['done', 'here', 'ahead']);
    expect(places('proof_review', 'transfer')).toEqual(['done', 'here', 'ahead']);
  });

  it('ends where it ends', () => {
    expect(places('paid', 'redirect')).toEqual(['done', 'here']);
    expect(places('cancelled', 'transfer')).toEqual(['done', 'here']);
  });
});
