import { asc, eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { memberCategories, memberCategoryTexts, positions, positionTexts } from '../database/schema';

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

/** The offices whose holders a vote can ask. */
export function selectOffices({ db, language }: PortalContext, ccId: number) {
  const words = db
    .select({ title: positionTexts.title })
    .from(positionTexts)
    .where(eq(positionTexts.positionId, positions.id))
    .orderBy(inLanguage(positionTexts.language, language))
    .limit(1)
    .as('words');
  return db
    .select({ id: positions.id, title: words.title })
    .from(positions)
    .innerJoinLateral(words, sql`true`)
    .where(eq(positions.communityId, ccId))
    .orderBy(asc(positions.sort), asc(positions.id));
}

/** The categories that who is taken can belong to. */
export function selectCategories({ db, language }: PortalContext, ccId: number) {
  const words = db
    .select({ title: memberCategoryTexts.title })
    .from(memberCategoryTexts)
    .where(eq(memberCategoryTexts.categoryId, memberCategories.id))
    .orderBy(inLanguage(memberCategoryTexts.language, language))
    .limit(1)
    .as('words');
  return db
    .select({ id: memberCategories.id, title: words.title })
    .from(memberCategories)
    .innerJoinLateral(words, sql`true`)
    .where(eq(memberCategories.communityId, ccId))
    .orderBy(asc(memberCategories.sort), asc(memberCategories.id));
}
