import type { ProductSort } from '@selvedge/api-contract/catalogue';
import { and } from 'drizzle-orm';
import type { CatalogueContext } from '../context';
import { type Branch, narrowing } from '../kept/product-summary';
import { type PageAnswer, type PageAsked, pageAnswer, slice } from '../page-answer';
import { isShop } from '../site/site-queries';
import { branchOf } from './branch-of';
import { countAll } from './count-all';
import { nextDiscountChange } from './next-discount-change';
import { findPlainPage } from './plain-page';
import { productOrder } from './product-order';
import { type FoundPage, findProductPage } from './product-queries';
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
  const { db, kept, now, language, siteId, changesAt } = context;
  const [shop, branch] = await Promise.all([
    kept.exactly('shop', () => isShop(db, siteId)),
    branchOf(context, asked.category_id),
  ]);
  if ((asked.type !== 'page_content' && !shop) || branch?.length === 0) return pageAnswer([], 0, asked);
  if (asked.type !== 'page_content') {
    const change = await nextDiscountChange(db, now);
    if (change) changesAt(change);
  }
  const { cards, total } = await findPage(context, asked, branch);
  return pageAnswer(
    cards.map((card) => productToWire(card, { language, isShop: shop, now, changesAt })),
    total,
    asked,
  );
}

async function findPage(context: CatalogueContext, asked: ProductListAsked, branch: Branch): Promise<FoundPage> {
  const { db, now, drafts } = context;
  const filtered = productWhere(db, asked, branch, { drafts });
  const part = {
    where: and(filtered, reducedWhere(asked.type, now)),
    order: productOrder(asked.sort, asked.type),
    ...slice(asked),
  };
  if (asked.type !== 'page_content') return findProductPage(db, part, { drafts });
  const counting = countAll(context, asked, branch, filtered);
  if (narrowing(asked).length > 0) return findProductPage(db, part, { drafts }, counting);
  // Behind the last page nothing is looked for.
  if (part.offset > 0 && part.offset >= (await counting)) return { cards: [], total: await counting };
  const [cards, total] = await Promise.all([
    findPlainPage(context, { sort: asked.sort, branch, ...slice(asked) }),
    counting,
  ]);
  return { cards, total };
}
