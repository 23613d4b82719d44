import { withTransaction } from '@selvedge/server-kit';
import { and, eq, inArray } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { members, positionHolders } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { requireAll } from '../roles/change-roles';
import { selectPermissionsGiven } from '../roles/role-queries';

/**
 * Deletes members with what they have read and enrolled in; what is gone already does no harm.
 *
 * @throws {RefusedRequest} 403 when one of them holds rights, by an office or a category, that the caller does not
 */
export async function deleteMembers(
  context: RequestContext,
  { ccId, ids }: { readonly ccId: number; readonly ids: readonly number[] },
) {
  requireRight(context, 'member.manage', ccId);
  await withTransaction(context.db, async (transaction) => {
    const rows = await transaction
      .select({ id: members.id, categoryId: members.categoryId })
      .from(members)
      .where(and(eq(members.communityId, ccId), inArray(members.id, [...ids])))
      .for('update');
    for (const { id, categoryId } of rows) {
      const held = transaction.select().from(positionHolders).where(eq(positionHolders.memberId, id));
      for (const { positionId } of await held) {
        requireAll(context, await selectPermissionsGiven(transaction, { positionId }), ccId);
      }
      if (categoryId !== null) {
        requireAll(context, await selectPermissionsGiven(transaction, { categoryId }), ccId);
      }
      await transaction.delete(members).where(eq(members.id, id));
      await recordAct(transaction, context, { ccId, act: 'member.delete', subject: `member:${id}` });
    }
  });
  context.rights.forget();
  return { done: true } as const;
}
