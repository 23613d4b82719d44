import { may, type Permission } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';

/**
 * Asks the one set of rules whether who asks may do something in a community.
 *
 * @throws {RefusedRequest} 401 for a guest, 403 for somebody without the right.
 */
export function requireRight({ actor }: Pick<PortalContext, 'actor'>, permission: Permission, ccId: number): void {
  if (actor === null) throw refuse(codes.unauthorized);
  if (!may(actor, permission, ccId)) throw refuse(codes.withoutPermission);
}
