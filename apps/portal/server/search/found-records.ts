import { type SQL, sql } from 'drizzle-orm';
import { isAnnounced } from '../activities/activity-queries';
import { isForReader } from '../announcements/announcement-queries';
import type { PortalContext } from '../context';
import {
  activities,
  activityTexts,
  announcements,
  announcementTexts,
  companies,
  companyProducts,
  companyProductTexts,
  companyTexts,
  news,
  newsTexts,
  recruitments,
  recruitmentTexts,
} from '../database/schema';
import { isPublic } from '../publication/is-public';
import { isOpen } from '../recruitment/recruitment-queries';
import type { SearchKind } from './searched-texts';

interface FoundRecords {
  /** Whether the caller may see a record of a community whose id stands in `search_documents.record_id`. */
  readonly isShown: (context: PortalContext, ccId: number) => SQL;
  /** Id, title, summary and parent of records by their ids, in the caller's language where there is one. */
  readonly words: (ids: SQL, language: string) => SQL;
}

/** Of each kind that is searched: what may be found, and how it is told. The lists of a kind use the same filters. */
export const foundRecords = {
  company: {
    isShown: () => sql`exists (select 1 from ${companies} where ${companies.id} = record_id and ${companies.isListed})`,
    words: (ids, language) => sql`
      select distinct on (company_id) company_id as id, name as title, trade as summary, null::int as parent_id
      from ${companyTexts} where company_id = any(${ids}) order by company_id, language = ${language} desc`,
  },
  product: {
    isShown: () => sql`exists (
      select 1 from ${companyProducts} join ${companies} on ${companies.id} = ${companyProducts.companyId}
      where ${companyProducts.id} = record_id and ${companyProducts.isPublished} and ${companies.isListed})`,
    words: (ids, language) => sql`
      select distinct on (t.product_id) t.product_id as id, t.name as title, t.summary, p.company_id as parent_id
      from ${companyProductTexts} t join ${companyProducts} p on p.id = t.product_id
      where t.product_id = any(${ids}) order by t.product_id, t.language = ${language} desc`,
  },
  news: {
    isShown: (context) =>
      sql`exists (select 1 from ${news} where ${news.id} = record_id and ${isPublic(news, context)})`,
    words: (ids, language) => sql`
      select distinct on (news_id) news_id as id, title, summary, null::int as parent_id
      from ${newsTexts} where news_id = any(${ids}) order by news_id, language = ${language} desc`,
  },
  announcement: {
    isShown: (context, ccId) =>
      sql`exists (select 1 from ${announcements} where ${announcements.id} = record_id and ${isForReader(context, ccId)})`,
    words: (ids, language) => sql`
      select distinct on (announcement_id) announcement_id as id, title, left(body, 160) as summary, null::int as parent_id
      from ${announcementTexts} where announcement_id = any(${ids}) order by announcement_id, language = ${language} desc`,
  },
  job: {
    isShown: (context) =>
      sql`exists (select 1 from ${recruitments} where ${recruitments.id} = record_id and ${isOpen(context)})`,
    words: (ids, language) => sql`
      select distinct on (recruitment_id) recruitment_id as id, title, summary, null::int as parent_id
      from ${recruitmentTexts} where recruitment_id = any(${ids}) order by recruitment_id, language = ${language} desc`,
  },
  activity: {
    isShown: () => sql`exists (select 1 from ${activities} where ${activities.id} = record_id and ${isAnnounced})`,
    words: (ids, language) => sql`
      select distinct on (activity_id) activity_id as id, title, summary, null::int as parent_id
      from ${activityTexts} where activity_id = any(${ids}) order by activity_id, language = ${language} desc`,
  },
} as const satisfies Record<SearchKind, FoundRecords>;
