import type { ProductSort } from '@selvedge/api-contract/catalogue';
import { and } from 'drizzle-orm';
import type { CatalogueContext } from '../context';
import { type PageAnswer, type PageAsked, pageAnswer, slice } from '../page-answer';
import { isShop } from '../site/site-queries';
import { findBranch } from './category-queries';
import { nextDiscountChange } from './next-discount-change';
import { productOrder } from './product-order';
import { findProductPage, loadProductCards } from './product-queries';
import { productToWire, type WireProduct } from './product-to-wire';
import { type ProductFilters, type ProductListType, productWhere, reducedWhere } from './product-where';

export interface ProductListAsked extends PageAsked, ProductFilters {
  readonly type: ProductListType;
  readonly sort: ProductSort;
}

/** A page of products. Without a shop nothing is reduced, now or later. */
export async function listProducts(
  context: CatalogueContext,
  asked: ProductListAsked,
): Promise<PageAnswer<WireProduct>> {
  const { db, now, language, siteId, drafts, changesAt } = context;
  const [shop, branch] = await Promise.all([
    isShop(db, siteId),
    asked.category_id === undefined ? undefined : findBranch(db, asked.category_id),
  ]);
  if ((asked.type !== 'page_content' && !shop) || branch?.length === 0) return pageAnswer([], 0, asked);
  if (asked.type !== 'page_content') {
    const change = await nextDiscountChange(db, now);
    if (change) changesAt(change);
  }
  const page = await findProductPage(db, {
    where: and(productWhere(db, asked, branch, { drafts }), reducedWhere(asked.type, now)),
    order: productOrder(asked.sort, asked.type),
    ...slice(asked),
  });
  const cards = await loadProductCards(db, page.ids, { drafts });
  return pageAnswer(
    cards.map((card) => productToWire(card, { language, isShop: shop, now, changesAt })),
    page.total,
    asked,
  );
}
