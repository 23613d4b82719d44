import type { BillState } from '@selvedge/domain/fees';
import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, ilike, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { bills } from '../database/schema';
import { likePattern } from '../desk/like-pattern';
import { requireRight } from '../desk/require-right';
import { listBills } from './bill-list';
import { isOwnBill } from './own-bill';

/** The bills of who asks, what is open first: specification §7, fees page. */
export async function pageOwnBills(context: PortalContext, range: ListRange) {
  if (context.actor === null) throw refuse(codes.unauthorized);
  const where = and(eq(bills.communityId, range.ccId), isOwnBill(context));
  return listBills(context, where, range, sql`${bills.state} in ('paid', 'waived', 'refunded')`);
}

interface BillFilter extends ListRange {
  readonly keywords?: string | undefined;
  readonly fee_id?: number | undefined;
  readonly state?: BillState | undefined;
}

/** The desk's list of bills. */
export async function searchBills(context: PortalContext, filter: BillFilter) {
  requireRight(context, 'fee.manage', filter.ccId);
  const { ccId, keywords, fee_id, state } = filter;
  const where = and(
    eq(bills.communityId, ccId),
    fee_id === undefined ? undefined : eq(bills.feeId, fee_id),
    state === undefined ? undefined : eq(bills.state, state),
    keywords === undefined || keywords === '' ? undefined : ilike(bills.payer, likePattern(keywords)),
  );
  return listBills(context, where, filter);
}
