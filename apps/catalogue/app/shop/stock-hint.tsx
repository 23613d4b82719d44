import { cartLimits } from '@selvedge/domain/shop';
import { classNames } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import { showQuantity } from './show-unit';
import styles from './stock-hint.module.css';
import type { Stock } from './use-stock';

/** How many times the least quantity counts as scarce. */
const scarce = 5;

/** Says how much there is, and from what quantity it is sold. */
export function StockHint({ stock, unit }: { readonly stock: Stock; readonly unit: string }) {
  const { most, least } = stock;
  const isKnown = most !== null && most < cartLimits.quantity;
  return (
    <p className={styles.hint} aria-live="polite">
      {least > 1 && <span>{m.sold_from({ quantity: showQuantity(least, unit) })}</span>}
      {isKnown && (
        <span className={classNames(most < least * scarce && styles.few)}>{stockWords(most, least, unit)}</span>
      )}
    </p>
  );
}

function stockWords(most: number, least: number, unit: string): string {
  if (most === 0) return m.out_of_stock();
  const quantity = showQuantity(most, unit);
  return most < least * scarce ? m.few_in_stock({ quantity }) : m.in_stock({ quantity });
}
