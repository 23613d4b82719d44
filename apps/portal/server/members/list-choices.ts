import { type SQL, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { requireRight } from '../desk/require-right';

interface Choice extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
}

/** What members are sorted by, named in the caller's language. */
export async function listMemberChoices(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'member.read', ccId);
  const named = async (statement: SQL) => (await context.db.execute<Choice>(statement)).rows;
  const title = (texts: string, key: string) => sql`(
    select t.title from ${sql.identifier(texts)} t where t.${sql.identifier(key)} = r.id
    order by t.language = ${context.language} desc limit 1) as name`;
  const [categories, regions, positions] = await Promise.all([
    named(sql`select r.id, ${title('member_category_texts', 'category_id')} from member_categories r
      where r.community_id = ${ccId} order by r.sort, r.id`),
    named(sql`select r.id, ${title('category_texts', 'category_id')} from categories r
      where r.community_id = ${ccId} and r.kind = 'region' order by r.sort, r.id`),
    named(sql`select r.id, ${title('position_texts', 'position_id')} from positions r
      where r.community_id = ${ccId} order by r.sort, r.id`),
  ]);
  return { categories, regions, positions };
}
