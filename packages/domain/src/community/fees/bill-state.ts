import type { Standing } from './ledger';

/**
 * The states of a fee: written, asked for, asked for no more.
 *
 * @example
 * feeStates[0]; // 'draft'
 */
export const feeStates = ['draft', 'published', 'closed'] as const;

/** One of the {@link feeStates}. */
export type FeeState = (typeof feeStates)[number];

/**
 * How a bill stands (specification §3: fees with per-member pay status; the states are ours).
 *
 * @example
 * billStates.includes('voucher_review'); // true
 */
export const billStates = ['unpaid', 'voucher_review', 'part_paid', 'overdue', 'paid', 'waived', 'refunded'] as const;

/** One of the {@link billStates}. */
export type BillState = (typeof billStates)[number];

/**
 * What a voucher is: waiting for somebody to look, or decided.
 *
 * @example
 * voucherStates[0]; // 'waiting'
 */
export const voucherStates = ['waiting', 'accepted', 'refused'] as const;

/** One of the {@link voucherStates}. */
export type VoucherState = (typeof voucherStates)[number];

/**
 * What happens to a bill. `lapse` is a due day that went by unpaid.
 *
 * @example
 * billEvents.includes('waive'); // true
 */
export const billEvents = [
  'issue',
  'send_voucher',
  'accept_voucher',
  'refuse_voucher',
  'pay',
  'waive',
  'refund',
  'reverse',
  'lapse',
] as const;

/** One of the {@link billEvents}. */
export type BillEvent = (typeof billEvents)[number];

/** Money of a bill that is still open is not given back: its payment is taken back, so that the whole is owed again. */
const open = ['send_voucher', 'pay', 'waive', 'reverse'] as const;

/**
 * What may happen in which state; what is not listed cannot. Where it leads follows from the books: {@link billStateOf}.
 *
 * @example
 * billTransitions.waived; // ['pay', 'reverse']
 */
export const billTransitions = {
  unpaid: [...open, 'lapse'],
  voucher_review: [...open, 'accept_voucher', 'refuse_voucher'],
  part_paid: [...open, 'lapse'],
  overdue: open,
  // A provider's money may come after the transfer: it is taken, and given back.
  paid: ['pay', 'refund', 'reverse'],
  waived: ['pay', 'reverse'],
  refunded: ['pay', 'reverse'],
} as const satisfies Record<BillState, readonly BillEvent[]>;

/**
 * Whether something may happen to a bill.
 *
 * @example
 * canHappen('paid', 'waive'); // false
 */
export function canHappen(state: BillState, event: BillEvent): boolean {
  return (billTransitions[state] as readonly BillEvent[]).includes(event);
}

/**
 * How a bill stands, by its books, by whether a voucher waits, and by whether something of it is overdue.
 *
 * @example
 * billStateOf(standingOf([]), { hasVoucher: true, isOverdue: false }); // 'voucher_review'
 */
export function billStateOf(
  { outstanding, paid, waived, refunded }: Standing,
  { hasVoucher, isOverdue }: { readonly hasVoucher: boolean; readonly isOverdue: boolean },
): BillState {
  if (hasVoucher) return 'voucher_review';
  if (outstanding > 0) return isOverdue ? 'overdue' : paid > 0 ? 'part_paid' : 'unpaid';
  if (paid > 0) return refunded >= paid ? 'refunded' : 'paid';
  return waived > 0 ? 'waived' : 'paid';
}

/**
 * Whether nothing more is to be paid, so that somebody may go on who waits for it.
 *
 * @example
 * isSettled('waived'); // true
 */
export function isSettled(state: BillState): boolean {
  return state === 'paid' || state === 'waived';
}
