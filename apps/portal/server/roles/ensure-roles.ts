import { administratorRole, type StandardRole, standardRoles } from '@selvedge/domain/rights';
import { and, eq, isNull, notExists } from 'drizzle-orm';
import { onlyRow } from '../database/only-row';
import type { PortalDb } from '../database/portal-db';
import { communities, languages, rolePermissions, roles, roleTexts } from '../database/schema';

export const administratorKey = 'administrator';

/** Gives the installation its role and every community that has none the roles that each begins with. */
export function ensureRoles(db: Pick<PortalDb, 'transaction'>): Promise<void> {
  return db.transaction(async (tx) => {
    await addRole(tx, null, administratorKey, administratorRole);
    const without = await tx
      .select({ id: communities.id })
      .from(communities)
      .where(notExists(tx.select({ id: roles.id }).from(roles).where(eq(roles.communityId, communities.id))))
      .orderBy(communities.id)
      .for('update');
    for (const { id } of without) {
      for (const [key, role] of Object.entries(standardRoles)) await addRole(tx, id, key, role);
    }
  });
}

type Writes = Pick<PortalDb, 'insert'>;

async function addRole(tx: Writes, communityId: number | null, key: string, { name, permissions }: StandardRole) {
  const added = await tx.insert(roles).values({ communityId, key }).onConflictDoNothing().returning({ id: roles.id });
  // The installation's role is there already.
  if (added.length === 0) return;
  const { id: roleId } = onlyRow(added);
  await tx.insert(roleTexts).values(languages.map((language) => ({ roleId, language, name: name[language] })));
  await tx.insert(rolePermissions).values(permissions.map((permission) => ({ roleId, permission })));
}

/** The id of the installation's role. */
export async function administratorRoleId(db: Pick<PortalDb, 'select'>): Promise<number> {
  const found = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(isNull(roles.communityId), eq(roles.key, administratorKey)));
  return onlyRow(found).id;
}
