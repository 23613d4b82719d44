import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { bills } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { listBills } from './bill-list';
import { type BillFilter, fitsBill } from './fits-bill';
import { isOwnBill } from './own-bill';

/** The bills of who asks, what is open first: specification §7, fees page. */
export async function pageOwnBills(context: PortalContext, range: ListRange) {
  if (context.actor === null) throw refuse(codes.unauthorized);
  const where = and(eq(bills.communityId, range.ccId), isOwnBill(context));
  return listBills(context, where, range, sql`${bills.state} in ('paid', 'waived', 'refunded')`);
}

/** The desk's list of bills. */
export async function searchBills(context: PortalContext, filter: BillFilter & ListRange) {
  requireRight(context, 'fee.manage', filter.ccId);
  return listBills(context, and(eq(bills.communityId, filter.ccId), fitsBill(context.db, filter)), filter);
}
