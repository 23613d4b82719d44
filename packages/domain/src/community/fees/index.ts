export {
  type BillEvent,
  type BillState,
  billEvents,
  billStateOf,
  billStates,
  billTransitions,
  canHappen,
  type FeeState,
  feeStates,
  isSettled,
  type VoucherState,
  voucherStates,
} from './bill-state';
export { addDays, addMonths, type Day, dayAt, monthsUntil } from './calendar-day';
export { type DueStep, type Instalment, instalmentsOf, isOverdue, openInstalments } from './due-plan';
export { type FeeAudience, isAddressed } from './fee-audience';
export { type FeePeriod, nextPeriod, proRata } from './fee-period';
export {
  type FeePayer,
  type FeeRow,
  type FeeRule,
  type FixedFee,
  type FormulaFee,
  feeAmount,
  type TableFee,
} from './fee-rule';
export {
  accountBalances,
  type EntryKind,
  entryKinds,
  entrySides,
  type LedgerAccount,
  type LedgerEntry,
  ledgerAccounts,
  type NewEntry,
  type PlainKind,
  refundable,
  refundEntries,
  reversalOf,
  type Standing,
  standingOf,
} from './ledger';
export { type ReceiptKind, receiptKinds, receiptNumber } from './receipt-number';
export { type NoticeKind, noticeKinds, type Reminder, reminderLasts, remindersOn } from './reminders';
