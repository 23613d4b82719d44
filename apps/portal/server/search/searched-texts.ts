import type { SearchField } from '@selvedge/server-kit';
import { type SQL, sql } from 'drizzle-orm';
import {
  activities,
  activityTexts,
  announcements,
  announcementTexts,
  categoryTexts,
  companies,
  companyProducts,
  companyProductTexts,
  companyTexts,
  companyTrades,
  news,
  newsTexts,
  recruitments,
  recruitmentTexts,
  type searchKinds,
} from '../database/schema';

export type SearchKind = (typeof searchKinds)[number];

/** What a kind of record is searched by, all its languages at once: rows of id, community, weight and text. */
export const searchedTexts = {
  company: (ids) => sql`
    select c.id, c.community_id, field.weight, field.text
    from ${companies} c join ${companyTexts} t on t.company_id = c.id,
      lateral (values ('A', t.name), ('B', t.trade), ('D', t.introduction), ('D', t.address)) field(weight, text)
    where c.id = any(${ids})
    union all
    select c.id, c.community_id, 'B', t.title from ${companies} c
    join ${categoryTexts} t on t.category_id = c.region_id
      or t.category_id in (select category_id from ${companyTrades} where company_id = c.id)
    where c.id = any(${ids})`,
  product: (ids) => sql`
    select p.id, p.community_id, field.weight, field.text
    from ${companyProducts} p join ${companyProductTexts} t on t.product_id = p.id
    left join ${companyTexts} c on c.company_id = p.company_id and c.language = t.language,
      lateral (values ('A', t.name), ('B', t.summary), ('C', c.name), ('D', t.description)) field(weight, text)
    where p.id = any(${ids})`,
  news: (ids) => sql`
    select n.id, n.community_id, field.weight, field.text
    from ${news} n join ${newsTexts} t on t.news_id = n.id,
      lateral (values ('A', t.title), ('C', t.summary), ('D', t.body)) field(weight, text)
    where n.id = any(${ids})`,
  announcement: (ids) => sql`
    select a.id, a.community_id, field.weight, field.text
    from ${announcements} a join ${announcementTexts} t on t.announcement_id = a.id,
      lateral (values ('A', t.title), ('D', t.body)) field(weight, text)
    where a.id = any(${ids})`,
  job: (ids) => sql`
    select r.id, r.community_id, field.weight, field.text
    from ${recruitments} r join ${recruitmentTexts} t on t.recruitment_id = r.id
    left join ${companyTexts} c on c.company_id = r.company_id and c.language = t.language,
      lateral (values ('A', t.title), ('B', c.name), ('C', t.place), ('C', t.summary), ('D', t.description)) field(weight, text)
    where r.id = any(${ids})`,
  activity: (ids) => sql`
    select a.id, a.community_id, field.weight, field.text
    from ${activities} a join ${activityTexts} t on t.activity_id = a.id,
      lateral (values ('A', t.title), ('C', t.place), ('C', t.summary)) field(weight, text)
    where a.id = any(${ids})`,
} as const satisfies Record<SearchKind, (ids: SQL) => SQL>;

export interface SearchedText extends Record<string, unknown> {
  readonly id: number;
  readonly community_id: number;
  readonly weight: SearchField['weight'];
  readonly text: string | null;
}
