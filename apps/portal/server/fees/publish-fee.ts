import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { fees } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { billPeriod } from './bill-period';
import { runningPeriod } from './running-period';

/**
 * Bills a fee: everybody whom it is for, once each. Sent again it bills who came since and is still without a bill.
 *
 * @throws {RefusedRequest} code 10 when the community has no such fee; 409 when it is closed.
 */
export async function publishFee(
  context: Pick<RequestContext, 'db' | 'now' | 'actor' | 'origin'>,
  { ccId, id }: { readonly ccId: number; readonly id: number },
) {
  requireRight(context, 'fee.manage', ccId);
  const { now, origin, actor } = context;
  return withTransaction(context.db, async (tx) => {
    const own = and(eq(fees.id, id), eq(fees.communityId, ccId));
    const [fee] = await tx.select().from(fees).where(own).for('update');
    if (fee === undefined) throw refuse(codes.notFound);
    if (fee.state === 'closed') throw refuse(codes.requestError, { situation: 'conflict' });
    const billing = { now, origin, accountId: actor?.accountId ?? null, kind: 'issued' } as const;
    const billed = await billPeriod(tx, fee, await runningPeriod(tx, fee), billing);
    const updatedAt = new Date(Math.max(now.getTime(), fee.updatedAt.getTime() + 1));
    await tx
      .update(fees)
      .set({ state: 'published', publishedAt: fee.publishedAt ?? now, updatedAt })
      .where(own);
    await recordAct(tx, context, { ccId, act: 'fee.publish', subject: `fee:${id}`, details: { ...billed } });
    return billed;
  });
}
