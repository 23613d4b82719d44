import { parseProduct } from '@selvedge/domain/content';
import { type ProductCardData, productCardData } from './product-card-data';

/** The cards of a list; a product that cannot be read is left out rather than taking the list with it. */
export function readCards(list: readonly unknown[], now = new Date()): ProductCardData[] {
  return list.flatMap((raw) => {
    const parsed = parseProduct(raw);
    return parsed.ok ? [productCardData(parsed.value, now.getTime() / 1000)] : [];
  });
}
