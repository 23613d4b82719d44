import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, sql } from 'drizzle-orm';
import { selectAccount } from '../account/account-queries';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { memberCategories, positions, roleGrants, roles } from '../database/schema';
import { hasOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { requireAll } from './change-roles';
import { selectPermissionsOf } from './role-queries';

interface Given {
  readonly ccId: number;
  readonly roleId: number;
  readonly account_id?: number | undefined;
  readonly position_id?: number | undefined;
  readonly category_id?: number | undefined;
}

const holders = {
  account_id: async (db: PortalDb, _ccId: number, id: number) => (await selectAccount(db, id)) !== undefined,
  position_id: (db: PortalDb, ccId: number, id: number) => hasOwnRow(db, positions, { ccId, id }),
  category_id: (db: PortalDb, ccId: number, id: number) => hasOwnRow(db, memberCategories, { ccId, id }),
} as const;

type HolderField = keyof typeof holders;

/**
 * Gives a role to a person, an office or a category of members. What is given already stays as it is.
 *
 * @throws {RefusedRequest} 404 for a role that the community has not, 422 at the holder that is not there, 403 when the
 * role allows more than the caller may do.
 */
export async function giveRole(context: RequestContext, given: Given) {
  const { db, now, actor, rights } = context;
  const { ccId, roleId, account_id: accountId, position_id: positionId, category_id: categoryId } = given;
  requireRight(context, 'role.manage', ccId);
  const allowed = await selectPermissionsOf(db, ccId, roleId);
  if (allowed === undefined) throw refuse(codes.notFound);
  requireAll(context, allowed, ccId);
  await requireHolder(context, given);
  const id = await db.transaction(async (tx) => {
    await tx
      .insert(roleGrants)
      .values({ roleId, accountId, positionId, categoryId, givenBy: actor?.accountId, createdAt: now })
      .onConflictDoNothing();
    const [row] = await tx
      .select({ id: roleGrants.id })
      .from(roleGrants)
      .where(
        and(
          eq(roleGrants.roleId, roleId),
          sql`${roleGrants.accountId} is not distinct from ${accountId ?? null}`,
          sql`${roleGrants.positionId} is not distinct from ${positionId ?? null}`,
          sql`${roleGrants.categoryId} is not distinct from ${categoryId ?? null}`,
        ),
      );
    const details = { accountId, positionId, categoryId };
    await recordAct(tx, context, { ccId, act: 'role.give', subject: `role:${roleId}`, details });
    return row?.id ?? 0;
  });
  rights.forget();
  return { id };
}

async function requireHolder({ db }: RequestContext, given: Given): Promise<void> {
  const named = (Object.keys(holders) as HolderField[]).filter((field) => given[field] !== undefined);
  const [field, ...more] = named;
  if (field === undefined) throw refusedAt('account_id', codes.required);
  if (more[0] !== undefined) throw refusedAt(more[0], codes.noMatch);
  if (!(await holders[field](db, given.ccId, given[field] ?? 0))) throw refusedAt(field, codes.doesNotExist);
}

function refusedAt(field: string, code: 111 | 120 | 200) {
  return refuse(codes.validationFailed, { issues: [fieldIssue(field, code)] });
}

/** Takes a role away from whoever it was given to. */
export async function takeRole(context: RequestContext, { ccId, id }: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'role.manage', ccId);
  await context.db.transaction(async (tx) => {
    const [grant] = await tx
      .select({ roleId: roleGrants.roleId, accountId: roleGrants.accountId })
      .from(roleGrants)
      .innerJoin(roles, eq(roles.id, roleGrants.roleId))
      .where(and(eq(roleGrants.id, id), eq(roles.communityId, ccId)));
    if (grant === undefined) throw refuse(codes.notFound);
    requireAll(context, (await selectPermissionsOf(tx, ccId, grant.roleId)) ?? [], ccId);
    await tx.delete(roleGrants).where(eq(roleGrants.id, id));
    const details = { grant: id, accountId: grant.accountId };
    await recordAct(tx, context, { ccId, act: 'role.take', subject: `role:${grant.roleId}`, details });
  });
  context.rights.forget();
  return { done: true } as const;
}
