import { addDays, dayAt, nextPeriod } from '@selvedge/domain/fees';
import { withTransaction } from '@selvedge/server-kit';
import { and, asc, eq } from 'drizzle-orm';
import type { ClockWorld } from '../bills/remind';
import { feePeriods, fees } from '../database/schema';
import { billPeriod } from './bill-period';
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
    return made + (await billNewcomers(tx));

    async function billNewcomers(tx: Parameters<typeof billPeriod>[0]): Promise<number> {
      if (fee === undefined || fee.kind !== 'membership' || today < period.from || today >= period.until) return 0;
      const [billed] = await tx
        .select({ billedAt: feePeriods.billedAt })
        .from(feePeriods)
        .where(and(eq(feePeriods.feeId, fee.id), eq(feePeriods.from, period.from)));
      if (billed === undefined) return 0;
      const joinedAfter = dayAt(billed.billedAt);
      return (await billPeriod(tx, fee, period, { ...billing, kind: 'issued', joinedAfter })).bills;
    }
  });
}
