import { and, desc, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { news, newsTexts, type PublicationState } from '../database/schema';
import { likePattern } from '../desk/like-pattern';
import { inState } from '../publication/in-state';

export interface NewsFilter {
  readonly ccId: number;
  readonly keywords?: string | undefined;
  readonly state?: PublicationState | undefined;
  readonly category_id?: number | undefined;
}

/** What was changed last stands first: that is what somebody comes back to. */
export function selectDeskNews(context: PortalContext, filter: NewsFilter & ListRange) {
  return context.db
    .select()
    .from(news)
    .where(matching(context, filter))
    .orderBy(desc(news.updatedAt), desc(news.id))
    .limit(filter.limit)
    .offset(filter.offset);
}

export function countDeskNews(context: PortalContext, filter: NewsFilter): Promise<number> {
  return context.db.$count(news, matching(context, filter));
}

export function selectNewsTexts(db: Pick<PortalDb, 'select'>, ids: readonly number[]) {
  return db
    .select()
    .from(newsTexts)
    .where(inArray(newsTexts.newsId, [...ids]));
}

function matching({ db, now }: PortalContext, { ccId, keywords, state, category_id }: NewsFilter): SQL | undefined {
  return and(
    eq(news.communityId, ccId),
    category_id === undefined ? undefined : eq(news.categoryId, category_id),
    inState(news, state, now),
    keywords === undefined || keywords === ''
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(newsTexts)
            .where(and(eq(newsTexts.newsId, news.id), ilike(newsTexts.title, likePattern(keywords)))),
        ),
  );
}
