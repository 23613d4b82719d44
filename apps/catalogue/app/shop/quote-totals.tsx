import { classNames } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import styles from './quote-totals.module.css';
import { showMoney } from './show-money';

interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
}

/** What it all comes to, in the order in which one reckons. */
export function QuoteTotals({ totals, isLoading = false }: { readonly totals: Totals; readonly isLoading?: boolean }) {
  const { subtotal, discount, shipping, total } = totals;
  return (
    <dl className={classNames(styles.totals, isLoading && styles.old)} aria-live="polite" aria-busy={isLoading}>
      <div className={styles.row}>
        <dt>{m.subtotal()}</dt>
        <dd>{showMoney(subtotal)}</dd>
      </div>
      {discount > 0 && (
        <div className={classNames(styles.row, styles.discount)}>
          <dt>{m.reduction_total()}</dt>
          <dd>−{showMoney(discount)}</dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>{m.shipping()}</dt>
        <dd>{shipping === 0 ? m.shipping_free() : showMoney(shipping)}</dd>
      </div>
      <div className={classNames(styles.row, styles.total)}>
        <dt>{m.total()}</dt>
        <dd>{showMoney(total)}</dd>
      </div>
    </dl>
  );
}
