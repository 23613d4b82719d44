import type { BillState } from '@selvedge/domain/fees';
import { and, eq, ilike, inArray, type SQL } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { bills, members } from '../database/schema';
import { likePattern } from '../desk/like-pattern';

/** Of which bills something is asked for; what is left out leaves all. */
export interface BillFilter {
  readonly keywords?: string | undefined;
  readonly fee_id?: number | undefined;
  readonly state?: BillState | undefined;
  readonly member_id?: number | undefined;
  readonly category_id?: number | undefined;
}

/** The one condition of the list of bills, of the books, of their sums and of their file; none when all bills fit. */
export function fitsBill(
  db: Pick<PortalDb, 'select'>,
  { keywords = '', fee_id, state, member_id, category_id }: BillFilter,
): SQL | undefined {
  return and(
    fee_id === undefined ? undefined : eq(bills.feeId, fee_id),
    state === undefined ? undefined : eq(bills.state, state),
    member_id === undefined ? undefined : eq(bills.memberId, member_id),
    category_id === undefined
      ? undefined
      : inArray(bills.memberId, db.select({ id: members.id }).from(members).where(eq(members.categoryId, category_id))),
    keywords === '' ? undefined : ilike(bills.payer, likePattern(keywords)),
  );
}
