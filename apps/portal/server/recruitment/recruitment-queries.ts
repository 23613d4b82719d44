import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { companyTexts, recruitments, recruitmentTexts } from '../database/schema';

function published(ccId: number): SQL | undefined {
  return and(eq(recruitments.communityId, ccId), eq(recruitments.isPublished, true));
}

export function selectRecruitments({ db, language }: PortalContext, { ccId, limit, offset }: ListRange) {
  const words = db
    .select({ title: recruitmentTexts.title, place: recruitmentTexts.place, summary: recruitmentTexts.summary })
    .from(recruitmentTexts)
    .where(eq(recruitmentTexts.recruitmentId, recruitments.id))
    .orderBy(inLanguage(recruitmentTexts.language, language))
    .limit(1)
    .as('words');
  const company = db
    .select({ name: companyTexts.name })
    .from(companyTexts)
    .where(eq(companyTexts.companyId, recruitments.companyId))
    .orderBy(inLanguage(companyTexts.language, language))
    .limit(1)
    .as('company');
  return db
    .select({
      id: recruitments.id,
      payMinCents: recruitments.payMinCents,
      payMaxCents: recruitments.payMaxCents,
      publishedAt: recruitments.publishedAt,
      title: words.title,
      place: words.place,
      summary: words.summary,
      company: company.name,
    })
    .from(recruitments)
    .innerJoinLateral(words, sql`true`)
    .innerJoinLateral(company, sql`true`)
    .where(published(ccId))
    .orderBy(desc(recruitments.publishedAt), desc(recruitments.id))
    .limit(limit)
    .offset(offset);
}

export function countRecruitments({ db }: PortalContext, ccId: number): Promise<number> {
  return db.$count(recruitments, published(ccId));
}
