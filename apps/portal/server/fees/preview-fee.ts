import { dayAt } from '@selvedge/domain/fees';
import type { PortalContext } from '../context';
import { requireRight } from '../desk/require-right';
import { billedKeys, billKey } from './bill-period';
import { selectCandidates } from './fee-queries';
import { planBills } from './plan-bills';
import { type FeeChange, requireTerms, termsOf } from './save-fee';

/** Who would pay what, and when, if a fee were published now; nothing is kept. */
export async function previewFee(context: PortalContext, fields: FeeChange) {
  requireRight(context, 'fee.manage', fields.ccId);
  const { db, now } = context;
  const { ccId, id } = fields;
  await requireTerms(db, fields);
  const today = dayAt(now);
  const period = { from: fields.period_from, until: fields.period_until };
  const planned = planBills(termsOf(fields), period, await selectCandidates(db, { ccId, today }), today);
  const keyOf = (bill: (typeof planned)[number]) => billKey(id ?? 0, period, bill);
  const billed = id === undefined ? new Set<string>() : await billedKeys(db, ccId, planned.map(keyOf));
  const list = planned.map((bill) => ({
    payer: bill.payer,
    member_id: bill.memberId,
    cents: bill.instalments.reduce((sum, part) => sum + part.cents, 0),
    due: bill.instalments.map(({ dueOn, cents }) => ({ due_on: dueOn, cents })),
    is_billed: billed.has(keyOf(bill)),
    has_address: bill.hasAddress,
  }));
  return { list, total: list.length, cents: list.reduce((sum, bill) => sum + bill.cents, 0) };
}
