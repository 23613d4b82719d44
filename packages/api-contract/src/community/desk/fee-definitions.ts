import { z } from 'zod';
import { defineCall } from '../../call';
import { day } from '../fee-fields';
import { ccId, id, listOf, listRequest, unixSeconds } from '../list';
import { amount, manageFees, turnover } from './fee-requests';
import { done, keywords, line, rawTextsOf, saved, text, textsOf, version } from './fields';
import { idempotencyKey } from './once';

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

const feeFields = { ccId, ...shape, texts: textsOf({ title: line(120), description: text(4000) }) };

/** Writing a fee, seeing what it would ask of whom, and billing it. */
export const feeDefinitions = {
  search: defineCall({
    method: 'GET',
    path: '/cc/fee/search/{ccId}/{limit}/{offset}',
    access: manageFees,
    summary: 'The fees of a community, drafts too, with what was billed and paid; the latest changed first.',
    source: 'ours: the desk’s list beside the one for members',
    request: z.strictObject({ ...listRequest, keywords, state: z.enum(['draft', 'published', 'closed']).optional() }),
    response: listOf(rawDeskFee),
  }),
  get: defineCall({
    method: 'GET',
    path: '/cc/fee/get/{ccId}/{id}',
    access: manageFees,
    summary: 'One fee as the desk edits it.',
    source: 'ours: what save changes has to be read first',
    request: z.strictObject({ ccId, id }),
    response: rawDeskFee,
  }),
  save: defineCall({
    method: 'POST',
    path: '/cc/fee/save',
    access: manageFees,
    summary:
      'Writes a fee, or with id and version changes a draft. Of a published one only words, reminders and renewal.',
    source: 'ours: what is published has to be written first',
    request: z.strictObject({
      ...feeFields,
      id: id.optional(),
      version: version.optional(),
      idempotency_key: idempotencyKey,
    }),
    response: saved,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/cc/fee/remove',
    access: manageFees,
    idempotent: true,
    summary: 'Deletes a draft, or closes a published fee: it bills nobody any more, what was billed stays.',
    source: 'ours: a fee ends',
    request: z.strictObject({ ccId, id }),
    response: done,
  }),
  preview: defineCall({
    method: 'POST',
    path: '/cc/fee/preview',
    access: manageFees,
    idempotent: true,
    summary: 'Who would pay what, and when, if a fee were published now; nothing is kept.',
    source: 'ours: who publishes a fee sees first what it asks of whom',
    request: z.strictObject(feeFields).extend({ id: id.optional() }),
    response: z.object({ list: z.array(plannedBill), total: z.int().nonnegative(), cents: z.int() }),
  }),
  publish: defineCall({
    method: 'POST',
    path: '/cc/fee/publish',
    access: manageFees,
    idempotent: true,
    summary: 'Bills a fee: everybody whom it is for, once each. Sent again it bills who is still without a bill.',
    source: 'specification §7, fees publish; path and fields ours',
    request: z.strictObject({ ccId, id }),
    response: z.object({ bills: z.int().nonnegative(), cents: z.int() }),
  }),
};
