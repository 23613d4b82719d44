import { z } from 'zod';
import { defineCall } from '../call';
import { line, text } from './desk/fields';
import { day, rawBill, rawBillDetail, rawVoucher } from './fee-fields';
import { id, listOf, listRequest } from './list';

/**
 * A fee as those it is for may read it, with their own bills.
 *
 * @example
 * rawFeeDetail.shape.kind.safeParse('membership').success; // true
 */
export const rawFeeDetail = z.object({
  id: z.int().positive(),
  kind: z.enum(['membership', 'other']),
  title: z.string(),
  description: z.string(),
  period: z.object({ from: day, until: day }),
  renews: z.boolean(),
  bills: z.array(rawBill),
});

/** A fee as those it is for may read it. */
export type RawFeeDetail = z.output<typeof rawFeeDetail>;

export const fees = {
  page: defineCall({
    method: 'GET',
    path: '/h5/cc/fee/page/{ccId}/{limit}/{offset}',
    access: 'account',
    summary: 'The caller’s own bills in a community, what is open first.',
    source: 'specification §7, fees page; path below h5/cc and fields ours',
    request: z.strictObject(listRequest),
    response: listOf(rawBill),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/h5/cc/fee/detail/{feeId}',
    access: 'account',
    summary: 'One fee with the caller’s own bills; there only for those whom it is for, and for who manages fees.',
    source: 'specification §7, fees detail/{feeId}; path below h5/cc and fields ours',
    request: z.strictObject({ feeId: id }),
    response: rawFeeDetail,
  }),
  payDetail: defineCall({
    method: 'GET',
    path: '/h5/cc/fee/payDetail/{billId}',
    access: 'account',
    summary: 'One of the caller’s bills: instalments, vouchers, receipts, and where to pay.',
    source: 'specification §7, fees pay detail; path below h5/cc and fields ours',
    request: z.strictObject({ billId: id }),
    response: rawBillDetail,
  }),
  uploadPayVoucher: defineCall({
    method: 'POST',
    path: '/h5/cc/fee/uploadPayVoucher',
    access: 'account',
    encoding: 'multipart',
    idempotent: true,
    summary:
      'Takes the picture (JPEG or PNG) or the PDF of a transfer slip for a bill, checked by its content. The same file for the same bill is taken once while it waits.',
    source: 'specification §7, fees uploadPayVoucher; fields ours',
    request: z.strictObject({
      bill_id: id,
      /** In cents; left out, all that is still owed. */
      cents: z.coerce.number<number | string>().int().positive().max(2_000_000_000).optional(),
      note: text(300).optional(),
      files: z.array(z.instanceof(File)).min(1).max(1),
    }),
    response: rawVoucher,
  }),
  payOnline: defineCall({
    method: 'POST',
    path: '/h5/cc/fee/payOnline',
    access: 'account',
    idempotent: true,
    summary:
      'Begins the payment of what is still owed, on the page of the payment provider; the same one while it lasts.',
    source: 'ours: a bill can be paid by card where the association has set it up',
    request: z.strictObject({ bill_id: id, return_path: line(300).regex(/^\/(?![/\\])[\x21-\x7e]*$/) }),
    response: z.object({ url: z.string() }),
  }),
};
