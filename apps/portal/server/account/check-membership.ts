import { isMember, isStaff } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';

/** Whether the caller is a member of a community. */
export function checkMembership({ actor }: PortalContext, { ccId }: { readonly ccId: number }) {
  return { is_member: isMember(actor, ccId) };
}

/** Where the caller is a member, and what the caller may do. */
export function checkRights({ actor }: PortalContext, { ccId }: { readonly ccId?: number | undefined }) {
  if (actor === null) throw refuse(codes.unauthorized);
  const isHere = (place: { readonly ccId: number | null }) =>
    ccId === undefined || place.ccId === null || place.ccId === ccId;
  return {
    account_id: actor.accountId,
    is_member: isMember(actor, ccId),
    is_staff: isStaff(actor, ccId),
    memberships: actor.memberships.filter(isHere).map((membership) => ({ ...membership })),
    grants: actor.grants.filter(isHere).map((grant) => ({ ...grant })),
  };
}
