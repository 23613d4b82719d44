import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
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
import { wordsOf } from '../database/words-of';
import { isRunning } from '../positions/running-term';
import { type Audience, isSeen } from './audience';

/** Members whom an audience may see, with everything of them; {@link shownMember} leaves out what it may not. */
export function selectMembers({ db, language }: PortalContext, ids: readonly number[], audience: Audience) {
  const words = wordsOf({ db, language }, [memberTexts, memberTexts.memberId, members.id], {
    name: memberTexts.name,
    initial: memberTexts.initial,
    post: memberTexts.post,
    introduction: memberTexts.introduction,
  });
  const company = wordsOf(
    { db, language },
    [companyTexts, companyTexts.companyId, companies.id],
    { companyName: companyTexts.name },
    'company',
  );
  const region = wordsOf(
    { db, language },
    [categoryTexts, categoryTexts.categoryId, members.regionId],
    { region: categoryTexts.title },
    'region',
  );
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
  const title = wordsOf(
    { db, language },
    [positionTexts, positionTexts.positionId, positions.id],
    { title: positionTexts.title },
    'title',
  );
  return db
    .select({ memberId: positionHolders.memberId, title: title.title })
    .from(positionHolders)
    .innerJoin(positions, and(eq(positions.id, positionHolders.positionId), eq(positions.isShown, true)))
    .innerJoinLateral(title, sql`true`)
    .where(and(inArray(positionHolders.memberId, [...ids]), isRunning(now)))
    .orderBy(asc(positions.sort), asc(positions.id));
}
