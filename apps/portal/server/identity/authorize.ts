import type { Access } from '@selvedge/api-contract';
import { type Actor, isMember, isPermission, isStaff, may } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { type Authorize, refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';

type Right = (actor: Actor, ccId?: number) => boolean;

/** What each access asks of somebody who has signed in. What is not in this table is refused. */
const asks: Readonly<Record<Extract<Access, string>, Right>> = {
  public: () => true,
  visitor: () => true,
  account: () => true,
  member: isMember,
  staff: isStaff,
};

/**
 * Refuses a call to whom its `access` does not name, before anything of the request is read; where the request names a
 * community, the right must be held in that one. Use-cases ask again, by the rows that they touch.
 *
 * @throws {RefusedRequest} 401 for a guest, 403 for somebody without the right.
 */
export const authorize: Authorize<Pick<PortalContext, 'actor'>> = ({ actor }, { call }) => {
  if (actor === null) throw refuse(codes.unauthorized);
  const right = rightOf(call.access);
  if (!right(actor)) throw refuse(codes.withoutPermission);
  return (input) => {
    const ccId = communityOf(input);
    if (ccId !== undefined && !right(actor, ccId)) throw refuse(codes.withoutPermission);
  };
};

function rightOf(access: Access): Right {
  if (typeof access === 'string') return asks[access];
  const { permission } = access;
  // A word that is no permission, by a slip in the contract, opens nothing.
  return (actor, ccId) => isPermission(permission) && may(actor, permission, ccId);
}

function communityOf(input: unknown): number | undefined {
  const { ccId } = input as { readonly ccId?: unknown };
  return typeof ccId === 'number' ? ccId : undefined;
}
