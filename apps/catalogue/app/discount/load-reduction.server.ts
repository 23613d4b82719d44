import type { CatalogueApi } from '../api.server';
import { assertPageExists, type ListPlace } from '../list/page-of-list';
import { orNotFound } from '../page/or-not-found.server';
import { readCards } from '../product/read-cards.server';
import { salePeriodOf } from './sale-data';

/** Loads a reduction with a page of what it covers. An unknown one, or one of a site that is no shop, is not found. */
export async function loadReduction(api: CatalogueApi, id: number, place: ListPlace) {
  const { reduction, products } = await orNotFound(api.product.reduction({ id, page: place.page }));
  assertPageExists(place, products.page_count);
  const { slug, title, summary, discount_setting: rules } = reduction;
  const period = { start: reduction.discount_start_time, end: reduction.discount_end_time };
  return {
    ...place,
    href: `/reduction/${id}${slug ? `-${slug}` : ''}`,
    title,
    summary,
    rules,
    sale: salePeriodOf(period, rules, Date.now() / 1000),
    pageCount: products.page_count,
    total: products.total,
    products: readCards(products.list),
  };
}

export type ReductionData = Awaited<ReturnType<typeof loadReduction>>;
