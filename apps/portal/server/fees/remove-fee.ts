import { withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { fees } from '../database/schema';
import { requireRight } from '../desk/require-right';

/** Deletes a draft, or closes a published fee: what was billed stays. What is gone already does no harm. */
export async function removeFee(context: PortalContext, { ccId, id }: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'fee.manage', ccId);
  await withTransaction(context.db, async (tx) => {
    const own = and(eq(fees.id, id), eq(fees.communityId, ccId));
    const [fee] = await tx.select().from(fees).where(own).for('update');
    if (fee === undefined || fee.state === 'closed') return;
    if (fee.state === 'draft') await tx.delete(fees).where(own);
    else await tx.update(fees).set({ state: 'closed', renews: false, updatedAt: context.now }).where(own);
    await recordAct(tx, context, {
      ccId,
      act: fee.state === 'draft' ? 'fee.delete' : 'fee.close',
      subject: `fee:${id}`,
    });
  });
  return { done: true } as const;
}
