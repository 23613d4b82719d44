import type { FeePeriod } from '@selvedge/domain/fees';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../bills/bill-queries';
import { feePeriods } from '../database/schema';
import type { FeeRow } from './bill-period';

/** The period that was billed last; the first one when none was. */
export async function runningPeriod(tx: Pick<Tx, 'select'>, fee: FeeRow): Promise<FeePeriod> {
  const [last] = await tx
    .select({ from: feePeriods.from, until: feePeriods.until })
    .from(feePeriods)
    .where(eq(feePeriods.feeId, fee.id))
    .orderBy(desc(feePeriods.from))
    .limit(1);
  return last ?? { from: fee.periodFrom, until: fee.periodUntil };
}
