import type { ProductSort } from '@selvedge/api-contract/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import { products } from '../database/schema';
import type { ProductListType } from './product-where';

/** Every order ends with the id, so that a page never shows what another one has shown. */
const orders = {
  recommended: sql`${products.position}, ${products.id}`,
  newest: sql`${products.addedAt} desc, ${products.id} desc`,
  lightest: sql`${products.weightGsm}, ${products.id}`,
  heaviest: sql`${products.weightGsm} desc nulls last, ${products.id}`,
} as const satisfies Record<ProductSort, SQL>;

/** What ends first, or starts first, comes first. */
const reducedOrders = {
  now: sql`${products.discountEnd}, ${products.id}`,
  upcoming: sql`${products.discountStart}, ${products.id}`,
} as const;

export function productOrder(sort: ProductSort, type: ProductListType): SQL {
  return type === 'page_content' || sort !== 'recommended' ? orders[sort] : reducedOrders[type];
}
