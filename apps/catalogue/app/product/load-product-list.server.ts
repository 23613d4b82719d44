import type { CatalogueApi } from '../api.server';
import { readFilters, readSort } from '../find/product-filters';
import { assertPageExists, type ListPlace } from '../list/page-of-list';
import { readCards } from './read-cards.server';

/** Loads a page of products, all or of a category, narrowed down by the address's query. */
export async function loadProductList(
  api: CatalogueApi,
  place: ListPlace,
  query: URLSearchParams,
  categoryId?: number,
) {
  const filters = readFilters(query);
  const sort = readSort(query);
  const narrowed = { ...filters, ...(categoryId !== undefined && { category_id: categoryId }) };
  const [found, facets] = await Promise.all([
    api.product.list({ ...narrowed, sort, page: place.page }),
    api.product.facets(narrowed),
  ]);
  assertPageExists(place, found.page_count);
  return {
    ...place,
    pageCount: found.page_count,
    total: found.total,
    products: readCards(found.list),
    facets,
    filters,
    sort,
  };
}

export type ProductListData = Awaited<ReturnType<typeof loadProductList>>;
