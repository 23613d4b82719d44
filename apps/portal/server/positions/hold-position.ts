import { codes, fieldIssue, type ResponseCode } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { members, positionHolders, positions } from '../database/schema';
import type { DeskTransaction } from '../desk/once';
import { requireRight } from '../desk/require-right';
import { requireAll } from '../roles/change-roles';
import { selectPermissionsGiven } from '../roles/role-queries';
import { mostAtOnce, overlap } from './most-at-once';

interface Named {
  readonly ccId: number;
  readonly position_id: number;
  readonly member_id: number;
  /** A day of the association. */
  readonly from: string;
}

type Held = Named & { readonly until: string | null };

/**
 * Writes down that a member holds an office from a day on, or changes when that term ends.
 *
 * @throws {RefusedRequest} 403 when the office has rights that the caller does not hold; 122 at `until` when it ends
 * before it begins; 120 at `from` when the member holds it then already, 121 when all its seats are taken
 */
export async function holdPosition(context: RequestContext, { until, ...named }: Held) {
  const { ccId, position_id: positionId, member_id: memberId, from } = named;
  requireRight(context, 'position.manage', ccId);
  if (until !== null && until <= from) throw refusedAt('until', codes.tooSmall);
  await withTransaction(context.db, async (transaction) => {
    const { seats } = await lockPosition(transaction, context, named);
    const own = and(eq(members.id, memberId), eq(members.communityId, ccId), eq(members.state, 'active'));
    if ((await transaction.$count(members, own)) === 0) throw refusedAt('member_id', codes.doesNotExist);
    const terms = await transaction.select().from(positionHolders).where(eq(positionHolders.positionId, positionId));
    const others = terms.filter((term) => term.memberId !== memberId || term.from !== from);
    const term = { from, until };
    if (others.some((other) => other.memberId === memberId && overlap(other, term))) {
      throw refusedAt('from', codes.noMatch);
    }
    if (seats !== null && mostAtOnce(others, term) >= seats) throw refusedAt('from', codes.tooBig);
    await transaction
      .insert(positionHolders)
      .values({ positionId, memberId, from, until })
      .onConflictDoUpdate({
        target: [positionHolders.positionId, positionHolders.memberId, positionHolders.from],
        set: { until },
      });
    const details = { memberId, from, until };
    await recordAct(transaction, context, { ccId, act: 'position.hold', subject: `position:${positionId}`, details });
  });
  context.rights.forget();
  return { done: true } as const;
}

/** Takes back a term that was written down by mistake; what is gone already does no harm. */
export async function forgetTerm(context: RequestContext, named: Named) {
  const { ccId, position_id: positionId, member_id: memberId, from } = named;
  requireRight(context, 'position.manage', ccId);
  await withTransaction(context.db, async (transaction) => {
    await lockPosition(transaction, context, named);
    const gone = await transaction
      .delete(positionHolders)
      .where(
        and(
          eq(positionHolders.positionId, positionId),
          eq(positionHolders.memberId, memberId),
          eq(positionHolders.from, from),
        ),
      )
      .returning({ from: positionHolders.from });
    if (gone.length === 0) return;
    const details = { memberId, from };
    await recordAct(transaction, context, { ccId, act: 'position.forget', subject: `position:${positionId}`, details });
  });
  context.rights.forget();
  return { done: true } as const;
}

/** An office that has rights is given and taken by those who hold these rights: nobody gives more than they hold. */
async function lockPosition(transaction: DeskTransaction, context: RequestContext, { ccId, position_id }: Named) {
  const [row] = await transaction
    .select({ seats: positions.seats })
    .from(positions)
    .where(and(eq(positions.id, position_id), eq(positions.communityId, ccId)))
    .for('update');
  if (row === undefined) throw refuse(codes.notFound);
  requireAll(context, await selectPermissionsGiven(transaction, { positionId: position_id }), ccId);
  return row;
}

function refusedAt(field: string, code: ResponseCode) {
  return refuse(code, { issues: [fieldIssue(field, code)] });
}
