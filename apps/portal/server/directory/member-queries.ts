import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import {
  categoryTexts,
  companies,
  companyTexts,
  members,
  memberTexts,
  positionHolders,
  positions,
  positionTexts,
} from '../database/schema';
import { isRunning } from '../positions/running-term';
import { type Audience, isSeen } from './audience';

/** Members whom an audience may see, with everything of them; {@link shownMember} leaves out what it may not. */
export function selectMembers({ db, language }: PortalContext, ids: readonly number[], audience: Audience) {
  const words = db
    .select({
      name: memberTexts.name,
      initial: memberTexts.initial,
      post: memberTexts.post,
      introduction: memberTexts.introduction,
    })
    .from(memberTexts)
    .where(eq(memberTexts.memberId, members.id))
    .orderBy(inLanguage(memberTexts.language, language))
    .limit(1)
    .as('words');
  const company = db
    .select({ companyName: companyTexts.name })
    .from(companyTexts)
    .where(eq(companyTexts.companyId, companies.id))
    .orderBy(inLanguage(companyTexts.language, language))
    .limit(1)
    .as('company');
  const region = db
    .select({ region: categoryTexts.title })
    .from(categoryTexts)
    .where(eq(categoryTexts.categoryId, members.regionId))
    .orderBy(inLanguage(categoryTexts.language, language))
    .limit(1)
    .as('region');
  return db
    .select({
      id: members.id,
      communityId: members.communityId,
      privacy: members.privacy,
      picture: members.picture,
      phone: members.phone,
      email: members.email,
      joinedAt: members.joinedAt,
      name: words.name,
      initial: words.initial,
      post: words.post,
      introduction: words.introduction,
      companyId: companies.id,
      companyRank: companies.rank,
      companyName: company.companyName,
      region: region.region,
    })
    .from(members)
    .innerJoinLateral(words, sql`true`)
    .leftJoin(companies, and(eq(companies.id, members.companyId), eq(companies.isListed, true)))
    .leftJoinLateral(company, sql`true`)
    .leftJoinLateral(region, sql`true`)
    .where(and(inArray(members.id, [...ids]), isSeen(audience)));
}

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** The offices that members hold now, in the offices' order. */
export async function selectOffices({ db, language, now }: PortalContext, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const title = db
    .select({ title: positionTexts.title })
    .from(positionTexts)
    .where(eq(positionTexts.positionId, positions.id))
    .orderBy(inLanguage(positionTexts.language, language))
    .limit(1)
    .as('title');
  return db
    .select({ memberId: positionHolders.memberId, title: title.title })
    .from(positionHolders)
    .innerJoin(positions, and(eq(positions.id, positionHolders.positionId), eq(positions.isShown, true)))
    .innerJoinLateral(title, sql`true`)
    .where(and(inArray(positionHolders.memberId, [...ids]), isRunning(now)))
    .orderBy(asc(positions.sort), asc(positions.id));
}
