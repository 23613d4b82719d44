import { and, desc, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { companyTexts, recruitmentApplications, recruitments, recruitmentTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';

export interface JobFilter {
  readonly ccId: number;
  readonly id?: number | undefined;
  readonly keywords?: string | undefined;
  readonly company_id?: number | undefined;
  readonly is_published?: 'true' | 'false' | undefined;
}

/** Jobs with their company's name and how many have applied; what was changed last stands first. */
export function selectDeskJobs(context: PortalContext, filter: JobFilter, range: Omit<ListRange, 'ccId'>) {
  const { db, language } = context;
  const company = wordsOf(
    { db, language },
    [companyTexts, companyTexts.companyId, recruitments.companyId],
    { company: companyTexts.name },
    'company',
  );
  return db
    .select({
      row: recruitments,
      company: company.company,
      applications: db.$count(recruitmentApplications, eq(recruitmentApplications.recruitmentId, recruitments.id)),
    })
    .from(recruitments)
    .leftJoinLateral(company, sql`true`)
    .where(matching(context, filter))
    .orderBy(desc(recruitments.updatedAt), desc(recruitments.id))
    .limit(range.limit)
    .offset(range.offset);
}

export type DeskJobRow = Awaited<ReturnType<typeof selectDeskJobs>>[number];

export function countDeskJobs(context: PortalContext, filter: JobFilter): Promise<number> {
  return context.db.$count(recruitments, matching(context, filter));
}

export function selectJobTexts(db: Pick<PortalDb, 'select'>, ids: readonly number[]) {
  return db
    .select()
    .from(recruitmentTexts)
    .where(inArray(recruitmentTexts.recruitmentId, [...ids]));
}

function matching({ db }: PortalContext, { ccId, id, keywords, company_id, is_published }: JobFilter): SQL | undefined {
  return and(
    eq(recruitments.communityId, ccId),
    id === undefined ? undefined : eq(recruitments.id, id),
    company_id === undefined ? undefined : eq(recruitments.companyId, company_id),
    is_published === undefined ? undefined : eq(recruitments.isPublished, is_published === 'true'),
    keywords === undefined || keywords === ''
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(recruitmentTexts)
            .where(
              and(
                eq(recruitmentTexts.recruitmentId, recruitments.id),
                ilike(recruitmentTexts.title, likePattern(keywords)),
              ),
            ),
        ),
  );
}
