import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { news, newsCategoryTexts, newsTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { isPublic } from '../publication/is-public';
import { isHere } from '../sites/is-here';
import { newsSubject } from './news-subject';

export interface NewsRange extends ListRange {
  readonly category_id?: number | undefined;
}

function wanted(context: PortalContext, { ccId, category_id }: NewsRange): SQL | undefined {
  const inCategory = category_id === undefined ? undefined : eq(news.categoryId, category_id);
  return and(eq(news.communityId, ccId), inCategory, isPublic(news, context));
}

export function selectNews(context: PortalContext, range: NewsRange) {
  return newsWhere(context, wanted(context, range))
    .orderBy(desc(news.isTop), desc(news.publishAt), desc(news.id))
    .limit(range.limit)
    .offset(range.offset);
}

/** One item; a category of 0 is any. Who has a preview of it sees it before it is public. */
export function selectOneNews(context: PortalContext, newsId: number, categoryId: number) {
  const isPreviewed = context.previews?.(newsSubject(newsId)) === true;
  const isShown = isPreviewed ? undefined : isPublic(news, context);
  const inCategory = categoryId === 0 ? undefined : eq(news.categoryId, categoryId);
  return newsWhere(context, and(eq(news.id, newsId), inCategory, isShown, isHere(news, context)));
}

export function countNews(context: PortalContext, range: NewsRange): Promise<number> {
  return context.db.$count(news, wanted(context, range));
}

function newsWhere(context: PortalContext, condition: SQL | undefined) {
  const { db, language } = context;
  const words = wordsOf({ db, language }, [newsTexts, newsTexts.newsId, news.id], {
    title: newsTexts.title,
    summary: newsTexts.summary,
    body: newsTexts.body,
  });
  const category = wordsOf(
    { db, language },
    [newsCategoryTexts, newsCategoryTexts.categoryId, news.categoryId],
    { name: newsCategoryTexts.title },
    'category',
  );
  return db
    .select({
      id: news.id,
      categoryId: news.categoryId,
      isTop: news.isTop,
      updatedAt: news.updatedAt,
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
