import { describe, expect, it } from 'vitest';
import { feeBills } from './fee-bills';

const list = { ccId: '1', limit: '25', offset: '0' };
const change = { ccId: 1, id: 3, version: 1_795_219_200_000, act: 'pay', reason: 'By cheque.' };

describe('a list of bills', () => {
  it.each([
    ['all of a community', {}],
    ['those of a fee that are late', { fee_id: '3', state: 'overdue' }],
    ['those of a member', { member_id: '12' }],
    ['those of a kind of member', { category_id: '2' }],
    ['those of whoever is called so', { keywords: '林' }],
  ])('is of %s', (_what, more) => {
    expect(feeBills.bills.request.safeParse({ ...list, ...more }).error).toBeUndefined();
  });

  it.each([
    ['in a state that no bill is in', { state: 'lost' }, 'state'],
    ['of a fee without a number', { fee_id: 'x' }, 'fee_id'],
    ['of member nought', { member_id: '0' }, 'member_id'],
    ['of a kind beyond all numbers', { category_id: '2147483648' }, 'category_id'],
    ['by words without an end', { keywords: 'x'.repeat(101) }, 'keywords'],
    ['in parts too large', { limit: '61' }, 'limit'],
  ])('is never %s', (_what, more, field) => {
    expect(feeBills.bills.request.safeParse({ ...list, ...more }).error?.issues[0]?.path).toEqual([field]);
  });
});

describe('an act on a bill', () => {
  const { request } = feeBills.modifyMemberPayStatus;

  it.each([
    ['books all that is owed', {}],
    ['gives a cent back in cash on a day', { act: 'refund', cents: 1, way: 'cash', booked_on: '2026-11-22' }],
    ['lets a part off', { act: 'waive', cents: 50_000 }],
    ['takes an entry back', { act: 'reverse', entry_id: 90 }],
  ])('%s', (_what, more) => {
    expect(request.safeParse({ ...change, ...more }).error).toBeUndefined();
  });

  it.each([
    ['is without a reason', { reason: ' ' }, 'reason'],
    ['has a reason as long as a letter', { reason: 'x'.repeat(301) }, 'reason'],
    ['is one that nobody knows', { act: 'forget' }, 'act'],
    ['is of nothing', { cents: 0 }, 'cents'],
    ['is of less than nothing', { cents: -5 }, 'cents'],
    ['is of a part of a cent', { cents: 0.5 }, 'cents'],
    ['is of more than twenty million', { cents: 2_000_000_001 }, 'cents'],
    ['is of a day as people write it', { booked_on: '22.11.2026' }, 'booked_on'],
    ['is of a day that no year has', { booked_on: '2026-02-29' }, 'booked_on'],
    ['is made from no version', { version: undefined }, 'version'],
  ])('never %s', (_what, more, field) => {
    expect(request.safeParse({ ...change, ...more }).error?.issues[0]?.path).toEqual([field]);
  });

  it('takes no field that it does not know', () => {
    expect(request.safeParse({ ...change, state: 'paid' }).success).toBe(false);
  });
});

it('asks for what was not delivered a part at a time', () => {
  expect(feeBills.undelivered.request.safeParse(list).success).toBe(true);
  expect(feeBills.undelivered.request.safeParse({ ...list, offset: '-1' }).success).toBe(false);
});
