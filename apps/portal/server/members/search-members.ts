import { type ListRange, type PortalContext, unixSeconds } from '../context';
import { requireRight } from '../desk/require-right';
import { countDeskMembers, type MemberFilter, selectDeskMembers } from './desk-member-queries';

/** All members, with what they show to nobody but their secretariat. */
export async function searchMembers(context: PortalContext, filter: MemberFilter & ListRange) {
  requireRight(context, 'member.read', filter.ccId);
  const [rows, total] = await Promise.all([selectDeskMembers(context, filter), countDeskMembers(context, filter)]);
  const list = rows.map(({ row, name, post, company, category }) => ({
    id: row.id,
    name: name ?? '',
    post: post ?? '',
    company: company ?? '',
    category: category ?? '',
    phone: row.phone ?? '',
    email: row.email ?? '',
    state: row.state,
    has_account: row.accountId !== null,
    joined_time: unixSeconds(row.joinedAt),
  }));
  return { list, total };
}
