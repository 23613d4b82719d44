import { FigureLine, lazyStates, Picture, PointPaper, UiLink, useLazyItems } from '@selvedge/ui';
import { useRef } from 'react';
import { DiscountNote } from '../discount/discount-note';
import { AddToInquiry } from '../inquiry/add-to-inquiry';
import { m } from '../paraglide/messages';
import { CardPrice } from '../shop/card-price';
import styles from './product-card.module.css';
import type { ProductCardData } from './product-card-data';

/** How wide a card is drawn, for the browser's choice of picture. */
const cardSizes = '(max-width: 767px) calc(50vw - 2rem), (max-width: 1100px) 33vw, 312px';

/** A product in a list: its cloth, its name, one line of figures and one thing to do. */
export function ProductCard({
  product,
  priority,
  level = 3,
}: {
  readonly product: ProductCardData;
  readonly priority?: boolean;
  readonly level?: 2 | 3;
}) {
  const Title = level === 2 ? 'h2' : 'h3';
  const { href, title, figures, weave, image, hoverImage, isNew, sale, price } = product;
  return (
    <article className={styles.card}>
      <UiLink className={styles.link} href={href}>
        <span className={styles.cloth}>
          <Picture
            source={image}
            ratio="4 / 5"
            list="productList"
            sizes={cardSizes}
            decorative
            {...(priority && { priority })}
          />
          {hoverImage && (
            <Picture
              source={hoverImage}
              className={styles.second}
              ratio="fill"
              list="productList"
              sizes={cardSizes}
              decorative
            />
          )}
          {weave && <PointPaper draft={weave} className={styles.draft} />}
          {isNew && <span className={styles.new}>{m.new_product()}</span>}
        </span>
        <Title className={styles.title}>{title}</Title>
      </UiLink>
      <FigureLine figures={figures} />
      {price && <CardPrice price={price} />}
      {sale && <DiscountNote sale={sale} look="card" />}
      <AddToInquiry product={product} look="card" />
    </article>
  );
}

/** Cards in rows; the first row is what the page is judged by. */
export function ProductGrid({
  products,
  isFirst = false,
  level = 3,
}: {
  readonly products: readonly ProductCardData[];
  readonly isFirst?: boolean;
  /** 2 where no heading stands between the page's own and the cards. */
  readonly level?: 2 | 3;
}) {
  const list = useRef<HTMLUListElement>(null);
  useLazyItems(list);
  return (
    <ul ref={list} className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} data-lazy={lazyStates.pending}>
          <ProductCard product={product} level={level} {...(isFirst && index === 0 && { priority: true })} />
        </li>
      ))}
    </ul>
  );
}
