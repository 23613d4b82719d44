import type { RawFeeDetail } from '@selvedge/api-contract/community';
import { may } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { listBills } from '../bills/bill-list';
import { isOwnBill } from '../bills/own-bill';
import type { PortalContext } from '../context';
import { bills, fees, feeTexts } from '../database/schema';
import { readWords } from '../database/words-of';
import { isHere } from '../sites/is-here';
import { runningPeriod } from './running-period';

/**
 * A fee as those it is for may read it, with their own bills: specification §7, fees detail.
 *
 * @throws {RefusedRequest} code 10 for whom it is not for
 */
export async function readFee(context: PortalContext, { feeId }: { readonly feeId: number }): Promise<RawFeeDetail> {
  const { db, actor } = context;
  const [fee] = await db
    .select()
    .from(fees)
    .where(and(eq(fees.id, feeId), isHere(fees, context)));
  if (fee === undefined) throw refuse(codes.notFound);
  const own = await listBills(context, and(eq(bills.feeId, feeId), isOwnBill(context)), { limit: 60, offset: 0 });
  if (own.total === 0 && !may(actor, 'fee.manage', fee.communityId)) throw refuse(codes.notFound);
  const { title, description } = feeTexts;
  const text = await readWords(context, [feeTexts, feeTexts.feeId], feeId, { title, description });
  const { from, until } = await runningPeriod(db, fee);
  return {
    id: fee.id,
    kind: fee.kind,
    title: text?.title ?? '',
    description: text?.description ?? '',
    period: { from, until },
    renews: fee.renews,
    bills: own.list,
  };
}
