import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { companies, companyTexts, recruitments, recruitmentTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { isHere } from '../sites/is-here';

export interface JobRange extends ListRange {
  readonly enterprise_id?: number | undefined;
}

/** Published jobs that are still open, of companies that the directory shows. */
export function isOpen({ now }: Pick<PortalContext, 'now'>): SQL | undefined {
  return and(
    eq(recruitments.isPublished, true),
    or(isNull(recruitments.closesAt), gt(recruitments.closesAt, now)),
    sql`exists (select 1 from ${companies} where ${companies.id} = ${recruitments.companyId} and ${companies.isListed})`,
  );
}

function wanted(context: PortalContext, { ccId, enterprise_id }: JobRange): SQL | undefined {
  return and(
    eq(recruitments.communityId, ccId),
    enterprise_id === undefined ? undefined : eq(recruitments.companyId, enterprise_id),
    isOpen(context),
  );
}

export function selectRecruitments(context: PortalContext, range: JobRange) {
  return recruitmentsWhere(context, wanted(context, range))
    .orderBy(desc(recruitments.publishedAt), desc(recruitments.id))
    .limit(range.limit)
    .offset(range.offset);
}

export function countRecruitments(context: PortalContext, range: JobRange): Promise<number> {
  return context.db.$count(recruitments, wanted(context, range));
}

export function selectRecruitment(context: PortalContext, id: number) {
  return recruitmentsWhere(context, and(eq(recruitments.id, id), isOpen(context), isHere(recruitments, context)));
}

function recruitmentsWhere({ db, language }: PortalContext, condition: SQL | undefined) {
  const words = wordsOf({ db, language }, [recruitmentTexts, recruitmentTexts.recruitmentId, recruitments.id], {
    title: recruitmentTexts.title,
    place: recruitmentTexts.place,
    summary: recruitmentTexts.summary,
    description: recruitmentTexts.description,
    requirements: recruitmentTexts.requirements,
  });
  const company = wordsOf(
    { db, language },
    [companyTexts, companyTexts.companyId, recruitments.companyId],
    { name: companyTexts.name },
    'company',
  );
  return db
    .select({
      id: recruitments.id,
      communityId: recruitments.communityId,
      companyId: recruitments.companyId,
      payMinCents: recruitments.payMinCents,
      payMaxCents: recruitments.payMaxCents,
      publishedAt: recruitments.publishedAt,
      closesAt: recruitments.closesAt,
      employment: recruitments.employment,
      openings: recruitments.openings,
      title: words.title,
      place: words.place,
      summary: words.summary,
      description: words.description,
      requirements: words.requirements,
      company: company.name,
    })
    .from(recruitments)
    .innerJoinLateral(words, sql`true`)
    .innerJoinLateral(company, sql`true`)
    .where(condition)
    .$dynamic();
}

export type RecruitmentRow = Awaited<ReturnType<typeof selectRecruitment>>[number];
