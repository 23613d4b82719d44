import type { ReactNode } from 'react';
import { ItemRow } from '../list/item-row';
import { ProductCard } from './product-card';
import type { ProductCardData } from './product-card-data';

/** Product cards in one row to be moved along. */
export function ProductRow({
  title,
  all,
  products,
}: {
  readonly title: string;
  readonly all?: ReactNode;
  readonly products: readonly ProductCardData[];
}) {
  const items = products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }));
  return <ItemRow title={title} all={all} items={items} />;
}
