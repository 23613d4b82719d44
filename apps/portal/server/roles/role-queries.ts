import { isPermission, type Permission } from '@selvedge/domain/rights';
import { and, eq, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { roleGrants, rolePermissions, roles } from '../database/schema';

interface RoleRow extends Record<string, unknown> {
  readonly id: number;
  readonly key: string | null;
  readonly names: Readonly<Record<string, string>>;
  readonly permissions: string[];
  readonly holders: number;
  readonly total: number;
}

/** The roles of a community, those that every one begins with first. */
export async function selectRoles({ db }: PortalContext, { ccId, limit, offset }: ListRange) {
  const { rows } = await db.execute<RoleRow>(sql`
    select r.id, r.key, count(*) over ()::int as total,
      (select coalesce(json_object_agg(t.language, t.name), '{}') from role_texts t where t.role_id = r.id) as names,
      array(select p.permission from role_permissions p where p.role_id = r.id order by p.permission) as permissions,
      (select count(*)::int from role_grants g where g.role_id = r.id) as holders
    from roles r where r.community_id = ${ccId}
    order by r.key is null, r.id limit ${limit} offset ${offset}`);
  return rows;
}

interface GrantRow extends Record<string, unknown> {
  readonly id: number;
  readonly account_id: number | null;
  readonly position_id: number | null;
  readonly category_id: number | null;
  readonly name: string | null;
  readonly created_at: string;
  readonly total: number;
}

/** To whom a role is given; names in the wanted language, else in the other. */
export async function selectGrants(
  { db, language }: PortalContext,
  { roleId, limit, offset }: { readonly roleId: number; readonly limit: number; readonly offset: number },
) {
  const { rows } = await db.execute<GrantRow>(sql`
    select g.id, g.account_id, g.position_id, g.category_id, g.created_at, count(*) over ()::int as total,
      coalesce(
        (select a.nick from accounts a where a.id = g.account_id),
        (select t.title from position_texts t where t.position_id = g.position_id order by t.language = ${language} desc limit 1),
        (select t.title from member_category_texts t where t.category_id = g.category_id order by t.language = ${language} desc limit 1)
      ) as name
    from role_grants g where g.role_id = ${roleId}
    order by g.id desc limit ${limit} offset ${offset}`);
  return rows;
}

type Reads = Pick<PortalDb, 'select' | 'selectDistinct'>;

/** What a role of a community allows; undefined when the community has no such role. */
export async function selectPermissionsOf(db: Reads, ccId: number, roleId: number): Promise<Permission[] | undefined> {
  const rows = await db
    .select({ permission: rolePermissions.permission })
    .from(roles)
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(and(eq(roles.id, roleId), eq(roles.communityId, ccId)));
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ permission }) => (permission !== null && isPermission(permission) ? [permission] : []));
}

/** Everything that somebody may do by holding an office, or by being of a category of members. */
export async function selectPermissionsGiven(
  db: Reads,
  holder: { readonly positionId: number } | { readonly categoryId: number },
): Promise<Permission[]> {
  const held =
    'positionId' in holder
      ? eq(roleGrants.positionId, holder.positionId)
      : eq(roleGrants.categoryId, holder.categoryId);
  const rows = await db
    .selectDistinct({ permission: rolePermissions.permission })
    .from(roleGrants)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, roleGrants.roleId))
    .where(held);
  return rows.map(({ permission }) => permission).filter(isPermission);
}
