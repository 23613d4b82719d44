import type { CatalogueContext } from '../context';
import { isShop } from '../site/site-queries';
import { loadProductCards } from './product-cards';
import { productToWire, type WireProduct } from './product-to-wire';

/** The products of a basket in its order; what is not known any more is left out. */
export async function chooseProducts(
  { db, kept, language, siteId, now, drafts, changesAt }: CatalogueContext,
  { ids }: { readonly ids: readonly number[] },
): Promise<{ list: WireProduct[] }> {
  const [shop, cards] = await Promise.all([
    kept.exactly('shop', () => isShop(db, siteId)),
    loadProductCards(db, ids, { drafts }),
  ]);
  return { list: cards.map((card) => productToWire(card, { language, isShop: shop, now, changesAt })) };
}
