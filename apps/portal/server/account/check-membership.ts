import { isMember, isStaff } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { readOwnDuties } from './own-duties';

/** Whether the caller is a member of a community. */
export function checkMembership({ actor }: PortalContext, { ccId }: { readonly ccId: number }) {
  return { is_member: isMember(actor, ccId) };
}

/** Where the caller is a member, what the caller may do, and what waits for them. */
export async function checkRights(context: PortalContext, { ccId }: { readonly ccId?: number | undefined }) {
  const { actor } = context;
  if (actor === null) throw refuse(codes.unauthorized);
  const isHere = (place: { readonly ccId: number | null }) =>
    ccId === undefined || place.ccId === null || place.ccId === ccId;
  const memberships = actor.memberships.filter(isHere);
  return {
    account_id: actor.accountId,
    is_member: isMember(actor, ccId),
    is_staff: isStaff(actor, ccId),
    memberships: memberships.map((membership) => ({ ...membership })),
    grants: actor.grants.filter(isHere).map((grant) => ({ ...grant })),
    duties: await readOwnDuties(
      context,
      memberships.map(({ memberId }) => memberId),
    ),
  };
}
