import { parseArticle } from '@selvedge/domain/content';
import type { CatalogueApi } from '../api.server';
import { assertPageExists, type ListPlace } from '../list/page-of-list';
import { orNotFound } from '../page/or-not-found.server';
import { type ArticleCardData, articleCard } from './article-card-data';

/** Loads a page of articles, newest first. */
export async function loadArticles(api: CatalogueApi, place: ListPlace) {
  const found = await api.article.list({ page: place.page });
  assertPageExists(place, found.page_count);
  return { ...place, pageCount: found.page_count, total: found.total, articles: readArticles(found.list) };
}

export type ArticleListData = Awaited<ReturnType<typeof loadArticles>>;

/** Loads an article with its text. */
export async function loadArticle(api: CatalogueApi, id: number) {
  const answer = await orNotFound(api.article.detail({ id }));
  const [article] = readArticles([answer.article]);
  if (!article) return null;
  return {
    ...article,
    bodyHtml: answer.body_html,
    /** In unix seconds; null when it never was. */
    changedAt: answer.changed_at,
    newer: readArticles([answer.newer])[0] ?? null,
    older: readArticles([answer.older])[0] ?? null,
    related: readArticles(answer.related),
  };
}

export type ArticleData = NonNullable<Awaited<ReturnType<typeof loadArticle>>>;

export function readArticles(list: readonly unknown[]): ArticleCardData[] {
  return list.flatMap((raw) => {
    const parsed = parseArticle(raw);
    return parsed.ok ? [articleCard(parsed.value)] : [];
  });
}
