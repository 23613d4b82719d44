import { Picture, UiLink } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import { LineOptions } from './cart-line-row';
import styles from './order-lines.module.css';
import type { Order } from './shop-data';
import { showMoney } from './show-money';
import { showQuantity } from './show-unit';

/** What was ordered, as it was priced then. */
export function OrderLines({ lines }: { readonly lines: Order['lines'] }) {
  return (
    <section aria-label={m.order_lines()}>
      <h2 className={styles.title}>{m.order_lines()}</h2>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={`${line.product_id}-${index}`} className={styles.line}>
            <Picture source={line.img} ratio="1 / 1" list="albumThumb" sizes="72px" decorative />
            <div className={styles.words}>
              {line.href ? (
                <UiLink className={styles.name} href={line.href}>
                  {line.title}
                </UiLink>
              ) : (
                <span className={styles.name}>{line.title}</span>
              )}
              <LineOptions line={line} />
              <span className={styles.quantity}>
                {showQuantity(line.quantity, line.unit)} × {showMoney(line.unit_price)}
              </span>
            </div>
            <span className={styles.amount}>{showMoney(line.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
