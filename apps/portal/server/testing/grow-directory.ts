import { sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { freshenSearch } from '../search/freshen-search';

/** Family names and given names, in Chinese and in Latin letters, that members are made of. */
const family = [
  ['赵', 'Zhao'],
  ['钱', 'Qian'],
  ['孙', 'Sun'],
  ['李', 'Li'],
  ['周', 'Zhou'],
  ['吴', 'Wu'],
  ['郑', 'Zheng'],
] as const;
const given = [
  ['织云', 'Zhiyun'],
  ['梭子', 'Suozi'],
  ['经纬', 'Jingwei'],
  ['染青', 'Ranqing'],
  ['棉生', 'Miansheng'],
  ['麻衣', 'Mayi'],
  ['绢华', 'Juanhua'],
  ['锦程', 'Jincheng'],
  ['绣春', 'Xiuchun'],
  ['缎红', 'Duanhong'],
  ['绒雪', 'Rongxue'],
] as const;

/**
 * Adds members to community 1 until the directory has as many as wanted: each with a company, a region and words in both
 * languages, every seventh of them seen by members only, and looked up once so that all are indexed.
 */
export async function growDirectory(db: PortalDb, wanted: number): Promise<void> {
  const has = await db.execute<{ count: number }>(sql`select count(*)::int as count from members`);
  // In parts, so that no statement runs into its limit on a slow machine.
  for (let missing = wanted - (has.rows[0]?.count ?? 0); missing > 0; missing -= atOnce) {
    await addMembers(db, Math.min(missing, atOnce));
    await freshenSearch(db);
  }
  await db.execute(sql`analyze`);
}

const atOnce = 1000;

async function addMembers(db: PortalDb, missing: number): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into members (community_id, company_id, region_id, joined_at, privacy)
      select 1,
        (select array_agg(id order by id) from companies where community_id = 1)[1 + n % 120],
        (select array_agg(id order by id) from categories where community_id = 1 and kind = 'region')[1 + n % 5],
        timestamptz '2020-01-01' + n * interval '1 hour',
        case when n % 7 = 0 then jsonb_set(example.privacy, '{name}', '"members"') else example.privacy end
      from generate_series(1, ${missing}::int) n,
        (select '{"name":"public","picture":"public","company":"public","post":"public","region":"public","introduction":"public","phone":"hidden","email":"members","joined":"public"}'::jsonb as privacy) example
      returning id)
    insert into member_texts (member_id, language, name, initial, post, introduction)
    select made.id, words.language,
      words.family || words.separator || words.given || words.separator || made.id,
      left(words.family, 1), words.post, words.introduction
    from made, lateral (values
      ('zh-cn', (${sql.param(family.map(([zh]) => zh))}::text[])[1 + made.id % 7],
        (${sql.param(given.map(([zh]) => zh))}::text[])[1 + made.id % 11], '', '厂长', '三十年织造经验'),
      ('en', (${sql.param(family.map(([, en]) => en))}::text[])[1 + made.id % 7],
        (${sql.param(given.map(([, en]) => en))}::text[])[1 + made.id % 11], ' ', 'Mill manager', 'Thirty years beside looms')
    ) words(language, family, given, separator, post, introduction)`);
}
