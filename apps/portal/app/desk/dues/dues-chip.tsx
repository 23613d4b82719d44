import Chip from '@mui/material/Chip';
import type { BillState, FeeState } from '@selvedge/domain/fees';
import { useTranslate } from 'react-admin';

const plain = { variant: 'outlined', color: 'default' } as const;
const asks = { variant: 'outlined', color: 'warning' } as const;
const wrong = { variant: 'outlined', color: 'error' } as const;
const settled = { variant: 'outlined', color: 'success' } as const;

const billLooks = {
  unpaid: plain,
  voucher_review: asks,
  part_paid: asks,
  overdue: wrong,
  paid: settled,
  waived: plain,
  refunded: plain,
} as const satisfies Record<BillState, object>;

/** How a bill stands, as a word in a frame. */
export function BillChip({ state }: { readonly state: BillState }) {
  const translate = useTranslate();
  return <Chip size="small" label={translate(`desk.dues.state.${state}`)} {...billLooks[state]} />;
}

const feeLooks = { draft: plain, published: settled, closed: plain } as const satisfies Record<FeeState, object>;

/** How a fee stands, as a word in a frame. */
export function FeeChip({ state }: { readonly state: FeeState }) {
  const translate = useTranslate();
  return <Chip size="small" label={translate(`desk.dues.fee_state.${state}`)} {...feeLooks[state]} />;
}
