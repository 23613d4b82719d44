import { mostQuantity, productStatus, productStatuses } from '@selvedge/domain/shop';
import type { CatalogueContext } from '../context';
import { isShop } from '../site/site-queries';
import { priceVersion } from './product-price';
import { loadSaleProducts } from './sale-queries';

interface CheckAsked {
  readonly id: number;
  readonly quantity?: number | undefined;
  readonly seen?: string | undefined;
}

/**
 * Whether a product can be had as its page showed it (specification §4, §8). The page checks before it asks for a
 * choice, so choices are not looked at; without a shop only whether the product is still there.
 */
export async function checkProduct({ db, siteId, now }: CatalogueContext, asked: CheckAsked) {
  const [shop, [product]] = await Promise.all([isShop(db, siteId), loadSaleProducts(db, [asked.id])]);
  if (product === undefined) return { status: productStatuses.gone, least: 1, most: null };
  if (!shop) return { status: productStatuses.ok, least: 1, most: null };
  const bounds = { least: product.leastQuantity, stock: product.stock };
  const isForSale = product.priceMin !== null;
  const facts = { ...bounds, isForSale, priceVersion: isForSale ? priceVersion(product, now) : '', options: [] };
  const status = productStatus(facts, { quantity: asked.quantity ?? bounds.least, seen: asked.seen, choice: [] });
  return { status, least: bounds.least, most: isForSale ? mostQuantity(bounds) : 0 };
}
