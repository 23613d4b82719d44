import type { BillState } from '@selvedge/domain/fees';
import { m } from '../paraglide/messages';

/** What a person reads of a bill's state. */
export const feeStates = {
  unpaid: m.fee_state_unpaid,
  voucher_review: m.fee_state_voucher_review,
  part_paid: m.fee_state_part_paid,
  overdue: m.fee_state_overdue,
  paid: m.fee_state_paid,
  waived: m.fee_state_waived,
  refunded: m.fee_state_refunded,
} as const satisfies Record<BillState, unknown>;
