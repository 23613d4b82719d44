import { may } from '@selvedge/domain/rights';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { bills } from '../database/schema';
import type { BillRow } from './bill-queries';

/** The condition of being a bill of who asks: billed as a member, or as a person. */
export function isOwnBill({ actor }: Pick<PortalContext, 'actor'>): SQL {
  if (actor === null) return sql`false`;
  const memberIds = actor.memberships.map(({ memberId }) => memberId);
  return or(inArray(bills.memberId, memberIds), eq(bills.accountId, actor.accountId)) ?? sql`false`;
}

/** Whether a bill is one of who asks. */
export function ownsBill(
  { actor }: Pick<PortalContext, 'actor'>,
  bill: Pick<BillRow, 'memberId' | 'accountId'>,
): boolean {
  if (actor === null) return false;
  return bill.accountId === actor.accountId || actor.memberships.some(({ memberId }) => memberId === bill.memberId);
}

/**
 * Lets through who pays a bill, and who manages the fees of its community. For anybody else it is not there.
 *
 * @throws {RefusedRequest} code 10
 */
export function requireSeesBill(context: Pick<PortalContext, 'actor'>, bill: BillRow | undefined): BillRow {
  if (bill !== undefined && (ownsBill(context, bill) || may(context.actor, 'fee.manage', bill.communityId)))
    return bill;
  throw refuse(codes.notFound);
}
