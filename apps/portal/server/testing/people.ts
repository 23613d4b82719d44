import { type Permission, type StandardRoleKey, standardRoles } from '@selvedge/domain/rights';
import { onlyRow } from '../database/only-row';
import type { PortalDb } from '../database/portal-db';
import { accounts, members, roleGrants, rolePermissions, roles, roleTexts, type SessionKind } from '../database/schema';
import { openSession } from '../identity/open-session';
import { testNow } from './demo-database';

let people = 0;

/** A person with an account and nothing else: what an applicant is. */
export async function addAccount(db: PortalDb, more: Partial<typeof accounts.$inferInsert> = {}): Promise<number> {
  people += 1;
  const rows = await db
    .insert(accounts)
    .values({ nick: `person-${people}-${process.pid}`, language: 'zh-cn', createdAt: testNow, ...more })
    .returning({ id: accounts.id });
  return onlyRow(rows).id;
}

/** Makes a person a member of a community. */
export async function addMember(db: PortalDb, accountId: number, communityId: number): Promise<number> {
  const rows = await db
    .insert(members)
    .values({ accountId, communityId, joinedAt: testNow })
    .returning({ id: members.id });
  return onlyRow(rows).id;
}

/** A role with some permissions; without a community it is the installation's. */
export async function addRole(
  db: PortalDb,
  communityId: number | null,
  granted: readonly Permission[],
  key: string | null = null,
): Promise<number> {
  const { id } = onlyRow(await db.insert(roles).values({ communityId, key }).returning({ id: roles.id }));
  await db.insert(roleTexts).values({ roleId: id, language: 'en', name: key ?? 'A role' });
  if (granted.length > 0) {
    await db.insert(rolePermissions).values(granted.map((permission) => ({ roleId: id, permission })));
  }
  return id;
}

export async function giveRole(db: PortalDb, roleId: number, accountId: number): Promise<number> {
  const rows = await db
    .insert(roleGrants)
    .values({ roleId, accountId, createdAt: testNow })
    .returning({ id: roleGrants.id });
  return onlyRow(rows).id;
}

/** Somebody who works for a community in one of its standard roles. */
export async function addStaff(db: PortalDb, communityId: number, key: StandardRoleKey): Promise<number> {
  const accountId = await addAccount(db);
  await giveRole(db, await addRole(db, communityId, standardRoles[key].permissions, key), accountId);
  return accountId;
}

/** The headers of somebody who has signed in. */
export async function signedIn(db: PortalDb, accountId: number, kind: SessionKind = 'bearer') {
  const { token } = await openSession(db, { accountId, kind, userAgent: 'a test', now: testNow });
  return kind === 'bearer' ? { authorization: `Bearer ${token}` } : { cookie: `__Host-session=${token}` };
}
