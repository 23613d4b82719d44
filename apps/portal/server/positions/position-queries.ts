import { asc, eq, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { companyTexts, members, memberTexts, positionHolders, positions, positionTexts } from '../database/schema';

/** One row for each holder of an office; an office that is vacant has one row without a holder. */
export function selectPositionHolders({ db, language }: PortalContext, ccId: number) {
  const title = db
    .select({ title: positionTexts.title })
    .from(positionTexts)
    .where(eq(positionTexts.positionId, positions.id))
    .orderBy(inLanguage(positionTexts.language, language))
    .limit(1)
    .as('words');
  const person = db
    .select({ name: memberTexts.name, initial: memberTexts.initial })
    .from(memberTexts)
    .where(eq(memberTexts.memberId, members.id))
    .orderBy(inLanguage(memberTexts.language, language))
    .limit(1)
    .as('person');
  const company = db
    .select({ company: companyTexts.name })
    .from(companyTexts)
    .where(eq(companyTexts.companyId, members.companyId))
    .orderBy(inLanguage(companyTexts.language, language))
    .limit(1)
    .as('company');
  return db
    .select({
      positionId: positions.id,
      title: title.title,
      memberId: members.id,
      name: person.name,
      initial: person.initial,
      company: company.company,
    })
    .from(positions)
    .innerJoinLateral(title, sql`true`)
    .leftJoin(positionHolders, eq(positionHolders.positionId, positions.id))
    .leftJoin(members, eq(members.id, positionHolders.memberId))
    .leftJoinLateral(person, sql`true`)
    .leftJoinLateral(company, sql`true`)
    .where(eq(positions.communityId, ccId))
    .orderBy(asc(positions.sort), asc(positions.id), asc(members.joinedAt), asc(members.id));
}
