import { z } from 'zod';
import { defineCall } from '../../call';
import { rawEntry } from '../fee-fields';
import { ccId, listRequest } from '../list';
import { manageFees, span } from './fee-requests';

/** The books, to be read and to be taken away. */
export const feeBooks = {
  ledger: defineCall({
    method: 'GET',
    path: '/cc/fee/ledger/{ccId}/{limit}/{offset}',
    access: manageFees,
    summary: 'The books of a span of days: every entry, the sum of every account, and that they add up.',
    source: 'ours: books are kept to be read',
    request: z.strictObject({ ...listRequest, ...span }),
    response: z.object({
      list: z.array(
        rawEntry.extend({
          bill_id: z.int().positive(),
          payer: z.string(),
          title: z.string(),
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
    summary: 'The address, for some minutes, of a file of the books for an accountant.',
    source: 'ours: an accountant wants the books as a file',
    request: z.strictObject({ ccId, ...span, format: z.enum(['csv', 'xlsx']) }),
    response: z.object({ url: z.string() }),
  }),
};
