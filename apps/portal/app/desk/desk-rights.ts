import { type Actor, isPermission, may, type Permission } from '@selvedge/domain/rights';
import { usePermissions } from 'react-admin';

/** Who sits at the desk, as the one set of rules knows a person. */
export function actorOf(accountId: number, ccId: number, permissions: readonly string[]): Actor {
  return {
    accountId,
    memberships: [],
    grants: permissions.filter(isPermission).map((permission) => ({ ccId, permission })),
  };
}

/** Asks the one set of rules whether who sits at the desk may do something; while it is not known, nothing. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions: actor } = usePermissions<Actor>();
  return (permission) => may(actor ?? null, permission);
}
