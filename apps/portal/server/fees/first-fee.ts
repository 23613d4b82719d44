import { type BillState, dayAt, isSettled } from '@selvedge/domain/fees';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../bills/bill-queries';
import { bills, feePeriods, fees } from '../database/schema';
import { billPeriod } from './bill-period';

/** What somebody who joins has to pay first. */
export interface FirstFee {
  /** The bills, which stand at `/me/fees/{id}`; none where the community asks for no fee. */
  readonly bills: readonly { readonly id: number; readonly state: BillState; readonly cents: number }[];
  /** Whether nothing is left to pay, so that who waits for it may go on. */
  readonly isSettled: boolean;
}

interface Joiner {
  readonly ccId: number;
  readonly memberId: number;
}

/**
 * Bills a new member for the running period of every membership fee that is for them, once, and says how it stands. An
 * admitted applicant is a member already: the bill is theirs from the beginning. A company's seats after the first bring
 * no second bill. Nobody is told: that they are taken, and what is to be paid, is told in one.
 *
 * @param world the moment, and the origin of links in mails
 */
export async function billFirstFee(
  tx: Tx,
  world: { readonly now: Date; readonly origin: string },
  joiner: Joiner,
): Promise<FirstFee> {
  const today = dayAt(world.now);
  const running = await tx
    .select({ fee: fees, period: { from: feePeriods.from, until: feePeriods.until } })
    .from(feePeriods)
    .innerJoin(fees, eq(fees.id, feePeriods.feeId))
    .where(
      and(
        eq(fees.communityId, joiner.ccId),
        eq(fees.kind, 'membership'),
        eq(fees.state, 'published'),
        lte(feePeriods.from, today),
        gt(feePeriods.until, today),
      ),
    )
    .orderBy(asc(fees.id));
  const billing = { ...world, accountId: null, kind: 'issued', joinerId: joiner.memberId, isSilent: true } as const;
  for (const { fee, period } of running) await billPeriod(tx, fee, period, billing);
  return readFirstFee(tx, joiner);
}

/** How the membership fees of a member stand: settled when all of them are, or when there is none. */
export async function readFirstFee(tx: Pick<Tx, 'select'>, { ccId, memberId }: Joiner): Promise<FirstFee> {
  const membership = tx.select({ id: fees.id }).from(fees).where(eq(fees.kind, 'membership'));
  const list = await tx
    .select({ id: bills.id, state: bills.state, cents: bills.cents })
    .from(bills)
    .where(and(eq(bills.communityId, ccId), eq(bills.memberId, memberId), inArray(bills.feeId, membership)))
    .orderBy(asc(bills.id));
  return { bills: list, isSettled: list.every(({ state }) => isSettled(state)) };
}
