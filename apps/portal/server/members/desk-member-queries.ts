import { and, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import {
  companyTexts,
  memberCategoryTexts,
  type memberStates,
  members,
  memberTexts,
  positionHolders,
} from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';
import { isRunning } from '../positions/running-term';

export interface MemberFilter {
  readonly ccId: number;
  readonly keywords?: string | undefined;
  readonly category_id?: number | undefined;
  readonly position_id?: number | undefined;
  readonly state?: (typeof memberStates)[number] | undefined;
}

/** Members as their secretariat sees them, whatever they show to others; the newest first. */
export function selectDeskMembers(context: PortalContext, filter: MemberFilter & ListRange) {
  const { db, language } = context;
  const words = wordsOf({ db, language }, [memberTexts, memberTexts.memberId, members.id], {
    name: memberTexts.name,
    post: memberTexts.post,
  });
  const company = wordsOf(
    { db, language },
    [companyTexts, companyTexts.companyId, members.companyId],
    { company: companyTexts.name },
    'company',
  );
  const category = wordsOf(
    { db, language },
    [memberCategoryTexts, memberCategoryTexts.categoryId, members.categoryId],
    { category: memberCategoryTexts.title },
    'category',
  );
  return db
    .select({ row: members, name: words.name, post: words.post, company: company.company, category: category.category })
    .from(members)
    .leftJoinLateral(words, sql`true`)
    .leftJoinLateral(company, sql`true`)
    .leftJoinLateral(category, sql`true`)
    .where(matchingMembers(context, filter))
    .orderBy(desc(members.joinedAt), desc(members.id))
    .limit(filter.limit)
    .offset(filter.offset);
}

export function countDeskMembers(context: PortalContext, filter: MemberFilter): Promise<number> {
  return context.db.$count(members, matchingMembers(context, filter));
}

/** The one condition of the list, its count and its export. */
export function matchingMembers(
  { db, now }: PortalContext,
  { ccId, keywords, category_id, position_id, state }: MemberFilter,
): SQL | undefined {
  return and(
    eq(members.communityId, ccId),
    category_id === undefined ? undefined : eq(members.categoryId, category_id),
    state === undefined ? undefined : eq(members.state, state),
    position_id === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(positionHolders)
            .where(
              and(
                eq(positionHolders.memberId, members.id),
                eq(positionHolders.positionId, position_id),
                isRunning(now),
              ),
            ),
        ),
    keywords === undefined || keywords === '' ? undefined : named({ db }, likePattern(keywords)),
  );
}

/** By a part of the name of a person or a company, or of what they are reached by. */
function named({ db }: Pick<PortalContext, 'db'>, words: string): SQL | undefined {
  const one = { one: sql`1` };
  return or(
    ilike(members.phone, words),
    ilike(members.email, words),
    exists(
      db
        .select(one)
        .from(memberTexts)
        .where(and(eq(memberTexts.memberId, members.id), ilike(memberTexts.name, words))),
    ),
    exists(
      db
        .select(one)
        .from(companyTexts)
        .where(and(eq(companyTexts.companyId, members.companyId), ilike(companyTexts.name, words))),
    ),
  );
}
