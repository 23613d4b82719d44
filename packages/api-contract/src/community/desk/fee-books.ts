import { z } from 'zod';
import { defineCall } from '../../call';
import { rawEntry, rawReceipt } from '../fee-fields';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { manageFees, ofBills, span } from './fee-requests';
import { keywords } from './fields';

/**
 * A receipt in the list of all of them, with the bill that it is of, and what it cancels.
 *
 * @example
 * rawListedReceipt.shape.kind.safeParse('refund').success; // true
 */
export const rawListedReceipt = rawReceipt.extend({
  bill_id: z.int().positive(),
  payer: z.string(),
  title: z.string(),
  currency: z.string(),
  way: z.string(),
  reason: z.string(),
  /** The number of the receipt that this one cancels. */
  cancels: z.string().nullable(),
  given_time: unixSeconds,
});

/** A receipt in the list of all of them. */
export type RawListedReceipt = z.output<typeof rawListedReceipt>;

/** The books, to be read and to be taken away. */
export const feeBooks = {
  ledger: defineCall({
    method: 'GET',
    path: '/cc/fee/ledger/{ccId}/{limit}/{offset}',
    access: manageFees,
    summary:
      'The books of a span of days, of all bills or of those that fit: every entry, the sum of every account, and that they add up.',
    source: 'ours: books are kept to be read',
    request: z.strictObject({ ...listRequest, ...span, ...ofBills }),
    response: z.object({
      list: z.array(
        rawEntry.extend({
          bill_id: z.int().positive(),
          payer: z.string(),
          title: z.string(),
          currency: z.string(),
          receipt: z.string().nullable(),
        }),
      ),
      total: z.int().nonnegative(),
      balances: z.object({
        receivable: z.int(),
        bank: z.int(),
        income: z.int(),
        waived: z.int(),
        refunded: z.int(),
      }),
      /** All balances together: nothing but 0. */
      difference: z.int(),
      currency: z.string(),
    }),
  }),
  export: defineCall({
    method: 'POST',
    path: '/cc/fee/export',
    access: manageFees,
    idempotent: true,
    summary:
      'The address, for some minutes, of a file of the books for an accountant: of the same days and bills as the list.',
    source: 'ours: an accountant wants the books as a file',
    request: z.strictObject({ ccId, ...span, ...ofBills, format: z.enum(['csv', 'xlsx']) }),
    response: z.object({ url: z.string() }),
  }),
  receipts: defineCall({
    method: 'GET',
    path: '/cc/fee/receipts/{ccId}/{limit}/{offset}',
    access: manageFees,
    summary:
      'Receipts by number or payer, member, kind and days; the latest number first, cancelled ones with what cancelled them.',
    source: 'ours: a receipt is asked for by its number, years later',
    request: z.strictObject({
      ...listRequest,
      ...span,
      /** A number or a part of one, or words of who paid. */
      keywords,
      kind: z.enum(['payment', 'refund', 'cancellation']).optional(),
      member_id: id.optional(),
    }),
    response: listOf(rawListedReceipt),
  }),
};
