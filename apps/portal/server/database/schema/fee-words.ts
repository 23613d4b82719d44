import type {
  BillEvent,
  BillState,
  EntryKind,
  FeeState,
  LedgerAccount,
  NoticeKind,
  ReceiptKind,
  VoucherState,
} from '@selvedge/domain/fees';

/** The words of a type, all of them: the schema is read without the packages being built, so it can't ask them. */
function words<Word extends string>(all: Readonly<Record<Word, true>>): [Word, ...Word[]] {
  return Object.keys(all) as [Word, ...Word[]];
}

export const feeStates = words<FeeState>({ draft: true, published: true, closed: true });

export const billStates = words<BillState>({
  unpaid: true,
  voucher_review: true,
  part_paid: true,
  overdue: true,
  paid: true,
  waived: true,
  refunded: true,
});

export const billEvents = words<BillEvent>({
  issue: true,
  send_voucher: true,
  accept_voucher: true,
  refuse_voucher: true,
  pay: true,
  waive: true,
  refund: true,
  reverse: true,
  lapse: true,
});

export const voucherStates = words<VoucherState>({ waiting: true, accepted: true, refused: true });

export const noticeKinds = words<NoticeKind>({ issued: true, renewed: true, reminder: true });

export const entryKinds = words<EntryKind>({
  charge: true,
  payment: true,
  waiver: true,
  refund: true,
  overpayment: true,
  reversal: true,
});

export const ledgerAccounts = words<LedgerAccount>({
  receivable: true,
  bank: true,
  income: true,
  waived: true,
  refunded: true,
});

export const receiptKinds = words<ReceiptKind>({ payment: true, refund: true, cancellation: true });
