import { describe, expect, it } from 'vitest';
import { feeVouchers, rawQueuedVoucher } from './fee-vouchers';

const decision = { ccId: 1, id: 8, act: 'accept' };

describe('a decision on a slip', () => {
  const { request } = feeVouchers.voucherDecide;

  it.each([
    ['accepts what the sender says', {}],
    ['accepts another amount of another day', { cents: 120_000, booked_on: '2026-11-20' }],
    ['refuses it with a reason', { act: 'refuse', reason: 'It can’t be read.' }],
  ])('%s', (_what, more) => {
    expect(request.safeParse({ ...decision, ...more }).error).toBeUndefined();
  });

  it.each([
    ['leaves it lying', { act: 'keep' }, 'act'],
    ['takes a part of a cent', { cents: 1.5 }, 'cents'],
    ['takes nothing', { cents: 0 }, 'cents'],
    ['is of a day that is none', { booked_on: 'today' }, 'booked_on'],
    ['has a reason as long as a letter', { act: 'refuse', reason: 'x'.repeat(301) }, 'reason'],
    ['is of no slip', { id: undefined }, 'id'],
  ])('never %s', (_what, more, field) => {
    expect(request.safeParse({ ...decision, ...more }).error?.issues[0]?.path).toEqual([field]);
  });
});

describe('the queue of slips', () => {
  const list = { ccId: '1', limit: '10', offset: '0' };

  it.each([undefined, 'waiting', 'accepted', 'refused'])('is asked for by state: %s', (state) => {
    expect(feeVouchers.vouchers.request.safeParse({ ...list, state }).success).toBe(true);
  });

  it('knows no other state', () => {
    expect(feeVouchers.vouchers.request.safeParse({ ...list, state: 'paid' }).success).toBe(false);
  });

  it('names of what has the same content whose it is and what became of it', () => {
    const same = { id: 4, bill_id: 22, payer: 'Chen Yu', title: 'Membership', state: 'accepted', sent_time: 1 };
    expect(rawQueuedVoucher.shape.duplicates.safeParse([same]).success).toBe(true);
    expect(rawQueuedVoucher.shape.duplicates.safeParse([{ ...same, payer: undefined }]).success).toBe(false);
  });
});
