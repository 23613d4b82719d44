import { z } from 'zod';
import { defineCall } from '../../call';
import { billState, day, rawVoucher } from '../fee-fields';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { amount, manageFees } from './fee-requests';
import { text } from './fields';

/**
 * A voucher in the queue, beside what is expected and whatever else has the same content.
 *
 * @example
 * rawQueuedVoucher.shape.expected.safeParse(200_000).success; // true
 */
export const rawQueuedVoucher = rawVoucher.extend({
  payer: z.string(),
  title: z.string(),
  currency: z.string(),
  /** What is still owed. */
  expected: z.int(),
  duplicates: z.array(
    z.object({
      id: z.int().positive(),
      bill_id: z.int().positive(),
      payer: z.string(),
      title: z.string(),
      state: z.enum(['waiting', 'accepted', 'refused']),
      sent_time: unixSeconds,
    }),
  ),
});

/** A voucher in the queue. */
export type RawQueuedVoucher = z.output<typeof rawQueuedVoucher>;

/** The queue of transfer slips, and what is decided of each. */
export const feeVouchers = {
  vouchers: defineCall({
    method: 'GET',
    path: '/cc/fee/vouchers/{ccId}/{limit}/{offset}',
    access: manageFees,
    summary:
      'Vouchers by state, what has waited longest first, each beside what is expected and what has the same content.',
    source: 'ours: what uploadPayVoucher takes has to be looked at by somebody',
    request: z.strictObject({ ...listRequest, state: z.enum(['waiting', 'accepted', 'refused']).optional() }),
    response: listOf(rawQueuedVoucher),
  }),
  voucherDecide: defineCall({
    method: 'POST',
    path: '/cc/fee/voucher/decide',
    access: manageFees,
    idempotent: true,
    summary: 'Accepts a voucher with the amount that came, or refuses it with a reason for the sender. Decided once.',
    source: 'ours: what uploadPayVoucher takes has to be looked at by somebody',
    request: z.strictObject({
      ccId,
      id,
      act: z.enum(['accept', 'refuse']),
      /** In cents; left out, what the sender says, but not more than is owed. */
      cents: amount.min(1).optional(),
      booked_on: day.optional(),
      reason: text(300).optional(),
    }),
    response: z.object({ bill_id: z.int().positive(), state: billState, receipt: z.string().nullable() }),
  }),
};
