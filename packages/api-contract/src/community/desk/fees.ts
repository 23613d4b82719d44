import { z } from 'zod';
import { defineCall } from '../../call';
import { billState, day, rawBill, rawBillDetail, rawEntry, rawVoucher } from '../fee-fields';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { done, keywords, line, rawTextsOf, saved, text, textsOf, version } from './fields';

/** An amount in cents as it is sent: at most twenty million. */
const amount = z.int().min(0).max(2_000_000_000);
const turnover = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const rowId = z.int().positive();

/** How much a fee is; see `FeeRule` of `@selvedge/domain/fees`. */
const feeRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), cents: amount.min(1) }),
  z.strictObject({
    kind: z.literal('formula'),
    base: amount,
    each: amount,
    positions: z.array(z.strictObject({ id: rowId, cents: amount })).max(60),
    bands: z.array(z.strictObject({ from: turnover, cents: amount })).max(60),
    most: amount.nullable(),
  }),
  z.strictObject({
    kind: z.literal('table'),
    rows: z
      .array(
        z.strictObject({
          position: rowId.nullable(),
          category: rowId.nullable(),
          from: turnover.nullable(),
          cents: amount,
        }),
      )
      .min(1)
      .max(100),
  }),
]);

/** Whom a fee is for. */
const feeAudience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({
    kind: z.literal('chosen'),
    positions: z.array(rowId).max(60),
    categories: z.array(rowId).max(60),
    members: z.array(rowId).max(500),
  }),
]);

const plan = z
  .array(z.strictObject({ days: z.int().min(-180).max(730), share: z.int().min(1).max(1000) }))
  .min(1)
  .max(12)
  .refine((steps) => steps.reduce((sum, { share }) => sum + share, 0) === 1000, {
    error: 'must make a thousand',
    params: { code: 107 },
  });

const shape = {
  kind: z.enum(['membership', 'other']),
  payer: z.enum(['member', 'company']),
  rule: feeRule,
  audience: feeAudience,
  period_from: day,
  period_until: day,
  plan,
  is_pro_rata: z.boolean(),
  renews: z.boolean(),
  renews_before: z.int().min(0).max(180),
  reminders: z.array(z.int().min(-90).max(365)).max(12),
};

/**
 * A fee as the desk sees it, with what came of it so far.
 *
 * @example
 * rawDeskFee.shape.state.safeParse('published').success; // true
 */
export const rawDeskFee = z.object({
  id: z.int().positive(),
  version,
  state: z.enum(['draft', 'published', 'closed']),
  ...shape,
  texts: rawTextsOf({ title: z.string(), description: z.string() }),
  bills: z.int().nonnegative(),
  billed: z.int(),
  paid: z.int(),
  outstanding: z.int(),
  /** The day on which its next period is billed; null when it does not renew. */
  renews_on: day.nullable(),
  updated_time: unixSeconds,
});

/** A fee as the desk sees it. */
export type RawDeskFee = z.output<typeof rawDeskFee>;

/** Who would pay what. */
const plannedBill = z.object({
  payer: z.string(),
  member_id: z.int().positive(),
  cents: z.int(),
  due: z.array(z.object({ due_on: day, cents: z.int() })),
  /** Whether it was billed already. */
  is_billed: z.boolean(),
  has_address: z.boolean(),
});

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

const manage = { permission: 'fee.manage' } as const;
const feeFields = { ccId, ...shape, texts: textsOf({ title: line(120), description: text(4000) }) };
const span = { from: day.optional(), until: day.optional() };

export const feeDesk = {
  search: defineCall({
    method: 'GET',
    path: '/cc/fee/search/{ccId}/{limit}/{offset}',
    access: manage,
    summary: 'The fees of a community, drafts too, with what was billed and paid; the latest changed first.',
    source: 'ours: the desk’s list beside the one for members',
    request: z.strictObject({ ...listRequest, keywords, state: z.enum(['draft', 'published', 'closed']).optional() }),
    response: listOf(rawDeskFee),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/fee/get/{ccId}/{id}',
    access: manage,
    summary: 'One fee as the desk edits it.',
    source: 'ours: what save changes has to be read first',
    request: z.strictObject({ ccId, id }),
    response: rawDeskFee,
  }),
  save: defineCall({
    method: 'POST',
    path: '/cc/fee/save',
    access: manage,
    summary:
      'Writes a fee, or with id and version changes a draft. Of a published one only words, reminders and renewal.',
    source: 'ours: what is published has to be written first',
    request: z.strictObject({ ...feeFields, id: id.optional(), version: version.optional() }),
    response: saved,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/cc/fee/remove',
    access: manage,
    idempotent: true,
    summary: 'Deletes a draft, or closes a published fee: it bills nobody any more, what was billed stays.',
    source: 'ours: a fee ends',
    request: z.strictObject({ ccId, id }),
    response: done,
  }),
  preview: defineCall({
    method: 'POST',
    path: '/cc/fee/preview',
    access: manage,
    idempotent: true,
    summary: 'Who would pay what, and when, if a fee were published now; nothing is kept.',
    source: 'ours: who publishes a fee sees first what it asks of whom',
    request: z.strictObject(feeFields).extend({ id: id.optional() }),
    response: z.object({ list: z.array(plannedBill), total: z.int().nonnegative(), cents: z.int() }),
  }),
  publish: defineCall({
    method: 'POST',
    path: '/cc/fee/publish',
    access: manage,
    idempotent: true,
    summary: 'Bills a fee: everybody whom it is for, once each. Sent again it bills who is still without a bill.',
    source: 'specification §7, fees publish; path and fields ours',
    request: z.strictObject({ ccId, id }),
    response: z.object({ bills: z.int().nonnegative(), cents: z.int() }),
  }),
  bills: defineCall({
    method: 'GET',
    path: '/cc/fee/bills/{ccId}/{limit}/{offset}',
    access: manage,
    summary: 'The bills of a community, by fee, state and words of who pays; the latest first.',
    source: 'ours: the secretariat sees who has paid',
    request: z.strictObject({ ...listRequest, keywords, fee_id: id.optional(), state: billState.optional() }),
    response: listOf(rawBill),
  }),
  bill: defineCall({
    method: 'GET',
    path: '/cc/fee/bill/{ccId}/{id}',
    access: manage,
    summary: 'One bill with its entries, vouchers, receipts and who changed it.',
    source: 'ours: the secretariat sees who has paid',
    request: z.strictObject({ ccId, id }),
    response: rawBillDetail,
  }),
  modifyMemberPayStatus: defineCall({
    method: 'POST',
    path: '/cc/fee/modifyMemberPayStatus',
    access: manage,
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
      /** The day of the money; left out, today. */
      booked_on: day.optional(),
      reason: line(300),
    }),
    response: rawBillDetail,
  }),
  vouchers: defineCall({
    method: 'GET',
    path: '/cc/fee/vouchers/{ccId}/{limit}/{offset}',
    access: manage,
    summary:
      'Vouchers by state, what has waited longest first, each beside what is expected and what has the same content.',
    source: 'ours: what uploadPayVoucher takes has to be looked at by somebody',
    request: z.strictObject({ ...listRequest, state: z.enum(['waiting', 'accepted', 'refused']).optional() }),
    response: listOf(rawQueuedVoucher),
  }),
  voucherDecide: defineCall({
    method: 'POST',
    path: '/cc/fee/voucher/decide',
    access: manage,
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
  ledger: defineCall({
    method: 'GET',
    path: '/cc/fee/ledger/{ccId}/{limit}/{offset}',
    access: manage,
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
    access: manage,
    idempotent: true,
    summary: 'The address, for some minutes, of a file of the books for an accountant.',
    source: 'ours: an accountant wants the books as a file',
    request: z.strictObject({ ccId, ...span, format: z.enum(['csv', 'xlsx']) }),
    response: z.object({ url: z.string() }),
  }),
  undelivered: defineCall({
    method: 'GET',
    path: '/cc/fee/undelivered/{ccId}/{limit}/{offset}',
    access: manage,
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
  settings: defineCall({
    method: 'GET',
    path: '/cc/fee/settings/{ccId}',
    access: manage,
    summary: 'Where money is transferred to, and in which currency.',
    source: 'ours: a member has to know where to pay',
    request: z.strictObject({ ccId }),
    response: z.object({
      currency: z.string(),
      account: z.object({ holder: z.string(), bank: z.string(), number: z.string() }).nullable(),
    }),
  }),
  settingsSave: defineCall({
    method: 'POST',
    path: '/cc/fee/settings/save',
    access: manage,
    idempotent: true,
    summary: 'Says where money is transferred to, and in which currency new bills are.',
    source: 'ours: a member has to know where to pay',
    request: z.strictObject({
      ccId,
      currency: z.string().regex(/^[A-Z]{3}$/),
      account: z.strictObject({ holder: line(120), bank: line(120), number: line(60) }).nullable(),
    }),
    response: done,
  }),
  turnovers: defineCall({
    method: 'GET',
    path: '/cc/fee/turnovers/{ccId}/{limit}/{offset}',
    access: manage,
    summary: 'The companies of a community with the turnover that each has told, which some fees go by.',
    source: 'ours: a fee by turnover needs the turnover',
    request: z.strictObject({ ...listRequest, keywords }),
    response: listOf(z.object({ id: z.int().positive(), name: z.string(), cents: turnover.nullable() })),
  }),
  turnoverSave: defineCall({
    method: 'POST',
    path: '/cc/fee/turnover/save',
    access: manage,
    idempotent: true,
    summary: 'Notes the turnover that a company has told.',
    source: 'ours: a fee by turnover needs the turnover',
    request: z.strictObject({ ccId, id, cents: turnover.nullable() }),
    response: done,
  }),
};
