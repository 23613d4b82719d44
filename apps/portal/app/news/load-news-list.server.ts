import type { PortalApi } from '../api.server';
import { fullDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import type { ListQuery } from '../page/list-query';

/** How many entries a page of the list has. */
const newsOnPage = 12;

/** A page of the news with the categories that it can be narrowed by. */
export async function loadNewsList(api: PortalApi, query: ListQuery, locale: Locale) {
  const ccId = await communityId(api);
  const { page, category } = query;
  const [news, categories] = await Promise.all([
    api.news.list({
      ccId,
      limit: newsOnPage,
      offset: (page - 1) * newsOnPage,
      ...(category && { category_id: category }),
    }),
    api.community.categories({ ccId, kind: 'news' }),
  ]);
  const list = news.list.map((item) => ({ ...item, day: fullDay(item.show_time, locale) }));
  return { list, total: news.total, categories: categories.list, query, size: newsOnPage };
}

export type NewsListData = Awaited<ReturnType<typeof loadNewsList>>;
