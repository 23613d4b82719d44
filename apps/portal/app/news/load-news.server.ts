import type { PortalApi } from '../api.server';
import { listDay } from '../dates/dates';
import type { Locale } from '../language/address';

/** Any category: an address names an item alone. */
const anyType = 0;

export async function loadNews(api: PortalApi, newsId: number, locale: Locale) {
  const { body, show_time, ...item } = await api.news.detail({ type: anyType, newsId });
  return { ...item, paragraphs: body.split(/\n{2,}/), day: listDay(show_time, locale) };
}

export type News = Awaited<ReturnType<typeof loadNews>>;
