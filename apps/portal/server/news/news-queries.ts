import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { news, newsCategoryTexts, newsTexts } from '../database/schema';
import { isPublic } from '../publication/is-public';
import { newsSubject } from './news-subject';

export function selectNews(context: PortalContext, { ccId, limit, offset }: ListRange) {
  return newsWhere(context, and(eq(news.communityId, ccId), isPublic(news, context)))
    .orderBy(desc(news.isTop), desc(news.publishAt), desc(news.id))
    .limit(limit)
    .offset(offset);
}

/** One item; a category of 0 is any. Who has a preview of it sees it before it is public. */
export function selectOneNews(context: PortalContext, newsId: number, categoryId: number) {
  const isPreviewed = context.previews?.(newsSubject(newsId)) === true;
  const isShown = isPreviewed ? undefined : isPublic(news, context);
  const inCategory = categoryId === 0 ? undefined : eq(news.categoryId, categoryId);
  return newsWhere(context, and(eq(news.id, newsId), inCategory, isShown));
}

export function countNews(context: PortalContext, ccId: number): Promise<number> {
  return context.db.$count(news, and(eq(news.communityId, ccId), isPublic(news, context)));
}

function newsWhere(context: PortalContext, condition: SQL | undefined) {
  const { db, language } = context;
  const words = db
    .select({ title: newsTexts.title, summary: newsTexts.summary, body: newsTexts.body })
    .from(newsTexts)
    .where(eq(newsTexts.newsId, news.id))
    .orderBy(inLanguage(newsTexts.language, language))
    .limit(1)
    .as('words');
  const category = db
    .select({ name: newsCategoryTexts.title })
    .from(newsCategoryTexts)
    .where(eq(newsCategoryTexts.categoryId, news.categoryId))
    .orderBy(inLanguage(newsCategoryTexts.language, language))
    .limit(1)
    .as('category');
  return db
    .select({
      id: news.id,
      isTop: news.isTop,
      publishAt: news.publishAt,
      picture: news.picture,
      title: words.title,
      summary: words.summary,
      body: words.body,
      category: category.name,
    })
    .from(news)
    .innerJoinLateral(words, sql`true`)
    .innerJoinLateral(category, sql`true`)
    .where(condition)
    .$dynamic();
}
