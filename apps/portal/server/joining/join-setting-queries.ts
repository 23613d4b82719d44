import { sql } from 'drizzle-orm';
import type { PortalContext } from '../context';

/** Who may decide on applications of a community, wherever the right comes from. */
export async function selectApprovers({ db }: PortalContext, ccId: number) {
  const { rows } = await db.execute<{ id: number; nick: string }>(sql`
    select distinct a.id, a.nick from accounts a
    where a.erased_at is null and exists (
      select 1 from role_grants g
      join roles r on r.id = g.role_id and (r.community_id = ${ccId} or r.community_id is null)
      join role_permissions p on p.role_id = r.id and p.permission = 'join.approve'
      where g.account_id = a.id
        or exists (select 1 from members m where m.account_id = a.id and m.state = 'active'
          and m.community_id = r.community_id and (m.category_id = g.category_id or exists (
            select 1 from position_holders h where h.member_id = m.id and h.position_id = g.position_id))))
    order by a.nick limit 200`);
  return rows.map(({ id, nick }) => ({ id, nick }));
}
