import { formatPriceRange } from '@selvedge/domain/money';
import { VisuallyHidden } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import type { ShownPrice } from '../product/product-card-data';
import styles from './card-price.module.css';
import { showUnit } from './show-unit';

/** The price of a product in a list. It is there only where the server sent one, which it does only for a shop. */
export function CardPrice({ price }: { readonly price: ShownPrice }) {
  return (
    <p className={styles.price}>
      <VisuallyHidden>{m.price()} </VisuallyHidden>
      {formatPriceRange(price.min, price.max)}
      <span className={styles.unit}> {m.price_per({ unit: showUnit(price.unit) })}</span>
    </p>
  );
}
