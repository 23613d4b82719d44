import type { CatalogueContext } from '../context';
import { type AskedLine, type PricedCart, priceCart } from './price-cart';
import { requireShop } from './require-shop';
import { loadSaleProducts } from './sale-queries';

/** Prices a cart as it would be ordered now. */
export async function quoteCart(
  { db, siteId, now, language }: CatalogueContext,
  { lines }: { readonly lines: readonly AskedLine[] },
): Promise<PricedCart> {
  const { shippingCents } = await requireShop(db, siteId);
  const products = await loadSaleProducts(
    db,
    lines.map(({ product_id }) => product_id),
  );
  return priceCart(lines, products, { shippingCents, now, language });
}
