import { correctedQuery, queryTerms, type SearchQuery, searchQuery } from '@selvedge/server-kit';
import { and } from 'drizzle-orm';
import type { CatalogueContext } from '../context';
import { narrowing } from '../kept/product-summary';
import { type PageAnswer, pageAnswer, slice } from '../page-answer';
import { branchOf } from '../product/branch-of';
import type { ProductListAsked } from '../product/list-products';
import { productOrder } from '../product/product-order';
import { productToWire, type WireProduct } from '../product/product-to-wire';
import { productWhere, reducedWhere } from '../product/product-where';
import { isShop } from '../site/site-queries';
import { correctWords } from './correct-words';
import { findMatches } from './search-queries';

export interface ProductSearchAsked extends ProductListAsked {
  readonly keywords: string;
}

/** What a search has found, and what it took unknown words for. */
export interface ProductsFound extends PageAnswer<WireProduct> {
  readonly corrections?: { word: string; nearest: string[] }[];
}

/** A page of the products that answer keywords, best first. */
export async function searchProducts(context: CatalogueContext, asked: ProductSearchAsked): Promise<ProductsFound> {
  const { db, kept, now, language, siteId, drafts, changesAt } = context;
  const [shop, branch] = await Promise.all([
    kept.exactly('shop', () => isShop(db, siteId)),
    branchOf(context, asked.category_id),
  ]);
  if ((asked.type !== 'page_content' && !shop) || branch?.length === 0) return pageAnswer([], 0, asked);
  const part = {
    where: and(productWhere(db, asked, branch, { drafts }), reducedWhere(asked.type, now)),
    // The mill's own order means nothing here: what fits best comes first.
    isPlain: branch === undefined && !drafts && asked.type === 'page_content' && narrowing(asked).length === 0,
    order: asked.sort === 'recommended' ? undefined : productOrder(asked.sort, asked.type),
    ...slice(asked),
  };
  const terms = queryTerms(asked.keywords);
  let corrected: ReadonlyMap<string, readonly string[]> = new Map();
  const corrections = async () => {
    corrected = await correctWords(db, terms, { drafts });
    return corrected;
  };
  // Each attempt looks further than the one before; the costly ones come only when nothing was found.
  const attempts: readonly (() => Promise<SearchQuery | undefined>)[] = [
    async () => searchQuery(terms, 'all'),
    async () => correctedQuery(terms, await corrections(), 'all'),
    async () => correctedQuery(terms, await corrections(), 'any'),
  ];
  for (const attempt of attempts) {
    const query = await attempt();
    if (query === undefined) break;
    const page = await findMatches(db, query, part, { drafts });
    if (page.total === 0) continue;
    const found = page.cards.map((card) => productToWire(card, { language, isShop: shop, now, changesAt }));
    return { ...pageAnswer(found, page.total, asked), corrections: correctionsOf(corrected) };
  }
  return pageAnswer([], 0, asked);
}

function correctionsOf(corrected: ReadonlyMap<string, readonly string[]>) {
  return [...corrected].map(([word, nearest]) => ({ word, nearest: [...nearest] }));
}
