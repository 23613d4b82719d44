import { z } from 'zod';
import { defineCall } from '../../call';
import { day, rawBill, rawBillDetail } from '../fee-fields';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { amount, manageFees, ofBills } from './fee-requests';
import { line, text, version } from './fields';

/** What members owe: who has paid, what is changed by hand, and whom no notice reached. */
export const feeBills = {
  bills: defineCall({
    method: 'GET',
    path: '/cc/fee/bills/{ccId}/{limit}/{offset}',
    access: manageFees,
    summary: 'The bills of a community, by fee, state, member, kind of member and words of who pays; the latest first.',
    source: 'ours: the secretariat sees who has paid',
    request: z.strictObject({ ...listRequest, ...ofBills }),
    response: listOf(rawBill),
  }),
  bill: defineCall({
    method: 'GET',
    path: '/cc/fee/bill/{ccId}/{id}',
    access: manageFees,
    summary: 'One bill with its entries, vouchers, receipts and who changed it.',
    source: 'ours: the secretariat sees who has paid',
    request: z.strictObject({ ccId, id }),
    response: rawBillDetail,
  }),
  modifyMemberPayStatus: defineCall({
    method: 'POST',
    path: '/cc/fee/modifyMemberPayStatus',
    access: manageFees,
    summary:
      'Books money that came or went back, lets something off, or takes an entry back by a counter entry; each with a reason, and a receipt where money moved.',
    source: 'specification §7, fees modify member pay status; path and fields ours',
    request: z.strictObject({
      ccId,
      id,
      version,
      act: z.enum(['pay', 'waive', 'refund', 'reverse']),
      /** In cents; not for `reverse`, which takes back all of an entry. */
      cents: amount.min(1).optional(),
      /** The entry that `reverse` takes back. */
      entry_id: id.optional(),
      /** How the money came. */
      way: text(60).optional(),
      /** The day of the money; left out, today. Never one to come. */
      booked_on: day.optional(),
      reason: line(300),
    }),
    response: rawBillDetail,
  }),
  undelivered: defineCall({
    method: 'GET',
    path: '/cc/fee/undelivered/{ccId}/{limit}/{offset}',
    access: manageFees,
    summary: 'Notices of bills that did not arrive, and why; the latest first.',
    source: 'ours: who was not reached has to be called',
    request: z.strictObject(listRequest),
    response: listOf(
      z.object({
        id: z.int().positive(),
        bill_id: z.int().positive(),
        payer: z.string(),
        title: z.string(),
        kind: z.enum(['issued', 'renewed', 'reminder']),
        recipient: z.string().nullable(),
        /** `no_address`, or the mail server's own words. */
        problem: z.string(),
        time: unixSeconds,
      }),
    ),
  }),
};
