import { isPermission, may, permissions } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { type ListRange, type PortalContext, unixSeconds } from '../context';
import { selectGrants, selectPermissionsOf, selectRoles } from './role-queries';

/** The roles of a community with what each allows. */
export async function pageRoles(context: PortalContext, range: ListRange) {
  const rows = await selectRoles(context, range);
  const list = rows.map(({ id, key, names, holders, permissions: allowed }) => ({
    id,
    key,
    name: names[context.language] ?? Object.values(names)[0] ?? '',
    names,
    permissions: allowed.filter(isPermission),
    holders,
  }));
  return { list, total: rows[0]?.total ?? 0 };
}

/**
 * To whom a role is given.
 *
 * @throws {RefusedRequest} 404 for a role of another community, as for one that is not there.
 */
export async function pageRoleUsers(
  context: PortalContext,
  { ccId, roleId, limit, offset }: ListRange & { roleId: number },
) {
  if ((await selectPermissionsOf(context.db, ccId, roleId)) === undefined) throw refuse(codes.notFound);
  const rows = await selectGrants(context, { roleId, limit, offset });
  const list = rows.map(({ id, account_id, position_id, category_id, name, created_at }) => ({
    id,
    role_id: roleId,
    account_id,
    position_id,
    category_id,
    name: name ?? '',
    given_time: unixSeconds(new Date(created_at)),
  }));
  return { list, total: rows[0]?.total ?? 0 };
}

/** Every permission there is, and which of them the caller holds and may give. */
export function listPermissions({ actor }: PortalContext, { ccId }: { readonly ccId: number }) {
  return { list: permissions.map((permission) => ({ permission, is_own: may(actor, permission, ccId) })) };
}
