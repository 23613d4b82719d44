import { cents } from '@selvedge/domain/money';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { vouchers } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { lockBill, type Tx } from './bill-queries';
import { paymentOf, requireBookable } from './bookings';
import { type BillChange, changeBill } from './change-bill';
import { tellOfVoucher } from './tell-of-bill';

export interface Decision {
  readonly ccId: number;
  readonly id: number;
  readonly act: 'accept' | 'refuse';
  readonly cents?: number | undefined;
  readonly booked_on?: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * Accepts a voucher, which books its money and gives a receipt, or refuses it with a reason. Who decides second is told
 * what the first one decided.
 *
 * @throws {RefusedRequest} code 10 when the community has no such voucher; 409 when it was decided the other way; 200 at
 * `reason` when it is refused for none; 107 at `cents` or `booked_on`.
 */
export async function decideVoucher(context: PortalContext & { readonly origin: string }, decision: Decision) {
  requireRight(context, 'fee.manage', decision.ccId);
  const { ccId, id, act } = decision;
  const reason = decision.reason ?? '';
  if (act === 'refuse' && reason === '')
    throw refuse(codes.required, { issues: [fieldIssue('reason', codes.required)] });
  requireBookable(decision.booked_on, context.now);
  return withTransaction(context.db, async (tx) => {
    const voucher = await findVoucher(tx, decision);
    const bill = await lockBill(tx, voucher.billId);
    if (bill === undefined) throw refuse(codes.notFound);
    // Read again behind the bill's lock: another one may have decided while we waited for it.
    const { state, cents: said } = await findVoucher(tx, decision);
    const wanted = act === 'accept' ? 'accepted' : 'refused';
    if (state === wanted) return { bill_id: bill.id, state: bill.state, receipt: null };
    if (state !== 'waiting') throw refuse(codes.requestError, { situation: 'conflict' });
    const { actor, now } = context;
    await tx
      .update(vouchers)
      .set({ state: wanted, reason, decidedBy: actor?.accountId ?? null, decidedAt: now })
      .where(eq(vouchers.id, id));
    const by = { accountId: actor?.accountId ?? null, now, reason };
    const changed = await changeBill(
      tx,
      bill,
      act === 'accept' ? accepting(decision, said, by) : { event: 'refuse_voucher', ...by },
    );
    await recordAct(tx, context, {
      ccId,
      act: `voucher.${act}`,
      subject: `voucher:${id}`,
      details: { bill: bill.id, reason },
    });
    await tellOfVoucher(tx, context, { bill, voucherId: id, isAccepted: act === 'accept', reason });
    return { bill_id: bill.id, state: changed.state, receipt: changed.receipts[0] ?? null };
  });
}

/** What the sender says was paid, but not more than is owed, unless the treasurer saw another amount. */
function accepting(decision: Decision, said: number, by: Pick<BillChange, 'accountId' | 'now' | 'reason'>): BillChange {
  return {
    event: 'accept_voucher',
    ...by,
    bookedOn: decision.booked_on,
    way: 'transfer',
    entries: (standing) => paymentOf(cents(decision.cents ?? Math.min(said, standing.outstanding)), standing),
  };
}

async function findVoucher(tx: Tx, { ccId, id }: Decision) {
  const own = and(eq(vouchers.id, id), eq(vouchers.communityId, ccId));
  const [row] = await tx.select().from(vouchers).where(own);
  if (row === undefined) throw refuse(codes.notFound);
  return row;
}
