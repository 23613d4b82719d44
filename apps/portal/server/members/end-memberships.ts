import { and, eq, gt, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import { companySeats, members, positionHolders } from '../database/schema';
import type { Doer, Tx } from '../joining/add-event';
import { dayOf } from '../positions/running-term';

/** Ends memberships that run, and says which those were: offices, seats and rights end with them, the history stays. */
export async function endMemberships(
  tx: Tx,
  { now }: Doer,
  { ccId, ids }: { readonly ccId: number; readonly ids: readonly number[] },
): Promise<readonly number[]> {
  const ended = await tx
    .update(members)
    .set({ state: 'left', updatedAt: now })
    .where(and(eq(members.communityId, ccId), inArray(members.id, [...ids]), ne(members.state, 'left')))
    .returning({ id: members.id });
  const gone = ended.map(({ id }) => id);
  if (gone.length === 0) return gone;
  const today = dayOf(now);
  // A term that has not begun never was; one that runs ends with the day before.
  await tx
    .delete(positionHolders)
    .where(and(inArray(positionHolders.memberId, gone), gte(positionHolders.from, today)));
  await tx
    .update(positionHolders)
    .set({ until: today })
    .where(
      and(inArray(positionHolders.memberId, gone), or(isNull(positionHolders.until), gt(positionHolders.until, today))),
    );
  await tx
    .update(companySeats)
    .set({ until: now, isContact: false })
    .where(and(inArray(companySeats.memberId, gone), isNull(companySeats.until)));
  return gone;
}
