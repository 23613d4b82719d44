import { may, type Permission } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { type Language, languages, rolePermissions, roles, roleTexts } from '../database/schema';
import { once } from '../desk/once';
import { requireRight } from '../desk/require-right';
import { selectPermissionsOf } from './role-queries';

interface SavedRole {
  readonly ccId: number;
  readonly id?: number | undefined;
  readonly names: Readonly<Record<Language, string>>;
  readonly idempotency_key?: string | undefined;
}

/** Makes a role, or renames one. */
export async function saveRole(context: RequestContext, saved: SavedRole) {
  const { ccId, id, names } = saved;
  requireRight(context, 'role.manage', ccId);
  return context.db.transaction((tx) =>
    once(tx, context, saved, async () => {
      if (id !== undefined && (await selectPermissionsOf(tx, ccId, id)) === undefined) throw refuse(codes.notFound);
      const kept = id ?? onlyRow(await tx.insert(roles).values({ communityId: ccId }).returning({ id: roles.id })).id;
      for (const language of languages) {
        const name = names[language];
        await tx
          .insert(roleTexts)
          .values({ roleId: kept, language, name })
          .onConflictDoUpdate({ target: [roleTexts.roleId, roleTexts.language], set: { name } });
      }
      const act = id === undefined ? 'role.create' : 'role.rename';
      await recordAct(tx, context, { ccId, act, subject: `role:${kept}`, details: { names } });
      return { id: kept };
    }),
  );
}

interface NamedRole {
  readonly ccId: number;
  readonly roleId: number;
}

/** Takes a role away from everybody and removes it. */
export async function removeRole(context: RequestContext, { ccId, roleId }: NamedRole) {
  requireRight(context, 'role.manage', ccId);
  await context.db.transaction(async (tx) => {
    const allowed = await selectPermissionsOf(tx, ccId, roleId);
    if (allowed === undefined) throw refuse(codes.notFound);
    requireAll(context, allowed, ccId);
    await tx.delete(roles).where(and(eq(roles.id, roleId), eq(roles.communityId, ccId)));
    await recordAct(tx, context, { ccId, act: 'role.remove', subject: `role:${roleId}`, details: { allowed } });
  });
  context.rights.forget();
  return { done: true } as const;
}

/**
 * Says what a role allows from now on.
 *
 * @throws {RefusedRequest} 403 when it would add or take away what the caller does not hold.
 */
export async function assignPermissions(
  context: RequestContext,
  { ccId, roleId, permissions }: NamedRole & { readonly permissions: readonly Permission[] },
) {
  requireRight(context, 'role.manage', ccId);
  const wanted = [...new Set(permissions)];
  await context.db.transaction(async (tx) => {
    const before = await selectPermissionsOf(tx, ccId, roleId);
    if (before === undefined) throw refuse(codes.notFound);
    const changed = [
      ...wanted.filter((permission) => !before.includes(permission)),
      ...before.filter((permission) => !wanted.includes(permission)),
    ];
    requireAll(context, changed, ccId);
    await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
    if (wanted.length > 0) {
      await tx.insert(rolePermissions).values(wanted.map((permission) => ({ roleId, permission })));
    }
    await recordAct(tx, context, {
      ccId,
      act: 'role.assign',
      subject: `role:${roleId}`,
      details: { before, after: wanted },
    });
  });
  context.rights.forget();
  return { done: true } as const;
}

/** Nobody hands out, or takes away, more than they hold themselves. */
export function requireAll(
  { actor }: Pick<RequestContext, 'actor'>,
  needed: readonly Permission[],
  ccId: number,
): void {
  if (!needed.every((permission) => may(actor, permission, ccId))) throw refuse(codes.withoutPermission);
}
