import { addDays, dayAt, nextPeriod } from '@selvedge/domain/fees';
import { withTransaction } from '@selvedge/server-kit';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '../bills/bill-queries';
import type { ClockWorld } from '../bills/remind';
import { feePeriods, fees } from '../database/schema';
import { type Billing, billPeriod, type FeeRow } from './bill-period';
import { runningPeriod } from './running-period';

/** A server that was away for years bills no more than this at once. */
const mostPeriods = 3;

/**
 * Bills the next period of each fee that renews, when its day has come, and those who joined within the running one. Any
 * number of instances may do it at the same time: a bill is made once, and told once.
 *
 * @returns how many bills were made
 */
export async function renewFees(world: ClockWorld): Promise<number> {
  const published = await world.db
    .select({ id: fees.id })
    .from(fees)
    .where(eq(fees.state, 'published'))
    .orderBy(asc(fees.id));
  let made = 0;
  for (const { id } of published) made += await renewOne(world, id);
  return made;
}

async function renewOne(world: ClockWorld, id: number): Promise<number> {
  const today = dayAt(world.now);
  return withTransaction(world.db, async (tx) => {
    const [fee] = await tx
      .select()
      .from(fees)
      .where(and(eq(fees.id, id), eq(fees.state, 'published')))
      .for('update');
    if (fee === undefined) return 0;
    const billing = { now: world.now, origin: world.originOf(fee.communityId), accountId: null } as const;
    let period = await runningPeriod(tx, fee);
    let made = 0;
    for (let count = 0; count < mostPeriods && fee.renews; count += 1) {
      const next = nextPeriod(period);
      if (addDays(next.from, -fee.renewsBefore) > today) break;
      made += (await billPeriod(tx, fee, next, { ...billing, kind: 'renewed' })).bills;
      period = next;
    }
    return made + (await billNewcomers(tx, fee, billing));
  });
}

/**
 * Bills who joined within the period that runs today. It may be another one than was billed last: the next period is
 * billed some weeks before it begins.
 */
async function billNewcomers(
  tx: Tx,
  fee: FeeRow,
  billing: Omit<Billing, 'kind' | 'joinedSince' | 'joinerId'>,
): Promise<number> {
  if (fee.kind !== 'membership') return 0;
  const today = dayAt(billing.now);
  const [running] = await tx
    .select()
    .from(feePeriods)
    .where(and(eq(feePeriods.feeId, fee.id), lte(feePeriods.from, today), gt(feePeriods.until, today)));
  if (running === undefined) return 0;
  const joinedSince = dayAt(running.billedAt);
  return (await billPeriod(tx, fee, running, { ...billing, kind: 'issued', joinedSince })).bills;
}
