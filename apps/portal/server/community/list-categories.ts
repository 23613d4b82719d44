import type { RawCategory } from '@selvedge/api-contract/community';
import { type SQL, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import {
  categories,
  categoryTexts,
  companies,
  companyTrades,
  memberCategories,
  memberCategoryTexts,
  memberDirectory,
  members,
  news,
  newsCategories,
  newsCategoryTexts,
} from '../database/schema';
import { audienceOf } from '../directory/audience';
import { isPublic } from '../publication/is-public';
import { freshenSearch } from '../search/freshen-search';

type Kind = RawCategory['kind'];

/** The categories of a kind, each with how many records the caller may see in it. */
export async function listCategories(
  context: PortalContext,
  { ccId, kind }: { readonly ccId: number; readonly kind: Kind },
): Promise<{ list: RawCategory[] }> {
  if (kind === 'membership') await freshenSearch(context.db);
  const { rows } = await context.db.execute<{ id: number; title: string; total: number }>(
    statements[kind](context, ccId),
  );
  return { list: rows.map((row) => ({ ...row, kind })) };
}

const listed = sql`${companies.isListed}`;

/** A category's title, in the caller's language where there is one. */
function titleOf(texts: SQL, { language }: PortalContext): SQL {
  return sql`(select t.title from ${texts} t where t.category_id = c.id order by t.language = ${language} desc limit 1)`;
}

const statements = {
  trade: (context, ccId) => sql`
    select c.id, ${titleOf(sql`${categoryTexts}`, context)} as title, (
      select count(*)::int from ${companyTrades} join ${companies} on ${companies.id} = ${companyTrades.companyId}
      where ${companyTrades.categoryId} = c.id and ${listed}) as total
    from ${categories} c where c.community_id = ${ccId} and c.kind = 'trade' order by c.sort, c.id`,
  region: (context, ccId) => sql`
    select c.id, ${titleOf(sql`${categoryTexts}`, context)} as title, (
      select count(*)::int from ${companies} where ${companies.regionId} = c.id and ${listed}) as total
    from ${categories} c where c.community_id = ${ccId} and c.kind = 'region' order by c.sort, c.id`,
  membership: (context, ccId) => sql`
    select c.id, ${titleOf(sql`${memberCategoryTexts}`, context)} as title, (
      select count(*)::int from ${memberDirectory} join ${members} on ${members.id} = ${memberDirectory.memberId}
      where ${members.categoryId} = c.id and ${memberDirectory.audience} = ${audienceOf(context, ccId)}) as total
    from ${memberCategories} c where c.community_id = ${ccId} order by c.sort, c.id`,
  news: (context, ccId) => sql`
    select c.id, ${titleOf(sql`${newsCategoryTexts}`, context)} as title, (
      select count(*)::int from ${news} where ${news.categoryId} = c.id and ${isPublic(news, context)}) as total
    from ${newsCategories} c where c.community_id = ${ccId} order by c.sort, c.id`,
} as const satisfies Record<Kind, (context: PortalContext, ccId: number) => SQL>;
