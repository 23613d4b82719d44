import type { CatalogueApi } from '../api.server';
import { assertPageExists, type ListPlace } from '../list/page-of-list';
import { readCards } from '../product/read-cards.server';

/** Loads what answers the keywords; without a word to look for, nothing is asked (specification §5). */
export async function loadSearch(api: CatalogueApi, place: ListPlace, keywords: string) {
  const [found, categories, newest] = await Promise.all([
    keywords === '' ? null : api.product.search({ keywords, page: place.page }),
    api.product.categories(),
    api.product.list({ sort: 'newest', page_size: 4 }),
  ]);
  if (found) assertPageExists(place, found.page_count);
  return {
    ...place,
    keywords,
    total: found?.total ?? 0,
    pageCount: found?.page_count ?? 0,
    products: readCards(found?.list ?? []),
    corrections: found?.corrections ?? [],
    categories: categories.list.map(({ id, slug, title, count }) => ({ id, slug, title, count })),
    suggestions: found && found.total > 0 ? [] : readCards(newest.list),
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;
