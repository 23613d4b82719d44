import { z } from 'zod';
import { unixSeconds } from './list';

/** A day of the association's calendar, such as `2026-11-22`. */
export const day = z.iso.date();

/** An amount. */
const cents = z.int();

/** How a bill stands. */
export const billState = z.enum(['unpaid', 'voucher_review', 'part_paid', 'overdue', 'paid', 'waived', 'refunded']);

/**
 * What somebody owes, as a list shows it. Amounts are in cents.
 *
 * @example
 * rawBill.shape.state.safeParse('overdue').success; // true
 */
export const rawBill = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  fee_id: z.int().positive().nullable(),
  title: z.string(),
  payer: z.string(),
  period: z.object({ from: day, until: day }).nullable(),
  currency: z.string(),
  cents,
  paid: cents,
  outstanding: cents,
  state: billState,
  /** The first day on which something of it is due that is still open. */
  due_on: day.nullable(),
  created_time: unixSeconds,
});

/** What somebody owes, as a list shows it. */
export type RawBill = z.output<typeof rawBill>;

/**
 * A voucher: the picture of a transfer slip, with the address of the file for some minutes.
 *
 * @example
 * rawVoucher.shape.state.safeParse('refused').success; // true
 */
export const rawVoucher = z.object({
  id: z.int().positive(),
  bill_id: z.int().positive(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  /** What the sender says was transferred. */
  cents,
  note: z.string(),
  /** Why it was refused. */
  reason: z.string(),
  file: z.object({
    name: z.string(),
    /** In bytes. */
    size: z.int().positive(),
    url: z.string(),
    /** Where it is shown as a picture; null for a file that is none. */
    picture_url: z.string().nullable(),
  }),
  sent_time: unixSeconds,
  decided_time: unixSeconds.nullable(),
});

/** A voucher. */
export type RawVoucher = z.output<typeof rawVoucher>;

/**
 * A receipt; one that was cancelled names the receipt that did it.
 *
 * @example
 * rawReceipt.shape.kind.safeParse('cancellation').success; // true
 */
export const rawReceipt = z.object({
  id: z.int().positive(),
  number: z.string(),
  kind: z.enum(['payment', 'refund', 'cancellation']),
  cents,
  booked_on: day,
  cancelled_by: z.string().nullable(),
  url: z.string(),
});

/** A receipt. */
export type RawReceipt = z.output<typeof rawReceipt>;

/** An entry of the books of one bill. */
export const rawEntry = z.object({
  id: z.int().positive(),
  kind: z.enum(['charge', 'payment', 'waiver', 'refund', 'overpayment', 'reversal']),
  debit: z.string(),
  credit: z.string(),
  cents,
  reverses: z.int().positive().nullable(),
  booked_on: day,
  way: z.string(),
  reason: z.string(),
});

/**
 * A bill's page: its instalments, what was sent and paid, and who changed how it stands, and why.
 *
 * @example
 * rawBillDetail.shape.can_pay_online.safeParse(false).success; // true
 */
export const rawBillDetail = rawBill.extend({
  description: z.string(),
  instalments: z.array(z.object({ number: z.int().positive(), due_on: day, cents, open: cents })),
  vouchers: z.array(rawVoucher),
  receipts: z.array(rawReceipt),
  entries: z.array(rawEntry),
  changes: z.array(
    z.object({
      event: z.string(),
      from: billState,
      to: billState,
      reason: z.string(),
      /** The nick of who did it; null for what came by itself, and for the person who pays. */
      by: z.string().nullable(),
      time: unixSeconds,
    }),
  ),
  /** Where money is transferred to. */
  account: z.object({ holder: z.string(), bank: z.string(), number: z.string() }).nullable(),
  /** Whether a voucher can be sent now. */
  can_send_voucher: z.boolean(),
  can_pay_online: z.boolean(),
});

/** A bill's page. */
export type RawBillDetail = z.output<typeof rawBillDetail>;
