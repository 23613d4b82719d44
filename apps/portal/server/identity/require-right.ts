import { may, type Permission } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';

/**
 * Asks for a right within a use-case, by the community of the row that it touches. The contract has asked before; this
 * is what holds when a row belongs to another community than the request named.
 *
 * @throws {RefusedRequest} 403 without it.
 * @example
 * requireRight(context, 'news.publish', row.communityId);
 */
export function requireRight({ actor }: Pick<PortalContext, 'actor'>, permission: Permission, ccId: number): void {
  if (!may(actor, permission, ccId)) throw refuse(codes.withoutPermission);
}
