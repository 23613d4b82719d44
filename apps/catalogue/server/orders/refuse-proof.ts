import { withTransaction } from '@selvedge/server-kit';
import { changeOrder } from '../shop/change-order';
import { lockOrder, updateOrder } from '../shop/order-queries';
import { findByNumber, StaffError } from './find-by-number';
import type { StaffWorld } from './staff-world';

/** How long a buyer whose proof was refused has for another one. */
const graceDays = 7;

/** Tells a buyer why a proof shows no payment. The order waits for its money again, and has time for it. */
export async function refuseProof({ db, now }: StaffWorld, number: string, reason: string): Promise<void> {
  if (reason.trim() === '') throw new StaffError('Say why, in words for the buyer.');
  const { id } = await findByNumber(db, number);
  await withTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.state !== 'proof_review') throw new StaffError(`${number} has no proof that waits to be looked at.`);
    await changeOrder(tx, order, { event: 'refuse_proof', actor: 'staff', now, note: reason });
    const payUntil = new Date(Math.max(order.payUntil.getTime(), now.getTime() + graceDays * 86_400_000));
    await updateOrder(tx, id, { proofRefusal: reason.trim().slice(0, 1000), payUntil });
  });
}
