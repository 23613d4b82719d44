import type { BillState, FeeState } from '@selvedge/domain/fees';
import { type ChipLook, WordChip } from '../fields/word-chip';

const billLooks = {
  unpaid: 'plain',
  voucher_review: 'asks',
  part_paid: 'asks',
  overdue: 'wrong',
  paid: 'settled',
  waived: 'plain',
  refunded: 'plain',
} as const satisfies Record<BillState, ChipLook>;

/** How a bill stands, as a word in a frame. */
export function BillChip({ state }: { readonly state: BillState }) {
  return <WordChip word={`desk.dues.state.${state}`} look={billLooks[state]} />;
}

const feeLooks = { draft: 'plain', published: 'settled', closed: 'plain' } as const satisfies Record<
  FeeState,
  ChipLook
>;

/** How a fee stands, as a word in a frame. */
export function FeeChip({ state }: { readonly state: FeeState }) {
  return <WordChip word={`desk.dues.fee_state.${state}`} look={feeLooks[state]} />;
}
