import type { CatalogueApi } from '../api.server';
import { assertPageExists, type ListPlace } from '../list/page-of-list';
import { readCards } from '../product/read-cards.server';
import type { DiscountListType } from './discount-lists';

/** Loads a page of the products that are reduced now, or soon (specification §7, product list search). */
export async function loadDiscounts(api: CatalogueApi, place: ListPlace, type: DiscountListType) {
  const found = await api.product.list({ type, page: place.page });
  assertPageExists(place, found.page_count);
  return { ...place, type, pageCount: found.page_count, total: found.total, products: readCards(found.list) };
}

export type DiscountListData = Awaited<ReturnType<typeof loadDiscounts>>;
