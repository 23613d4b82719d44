import { m } from '../paraglide/messages';
import type { PriceChange } from './price-changes';
import styles from './price-changes-notice.module.css';
import { showMoney } from './show-money';

/** Says what costs something else now, before the buyer is asked again. */
export function PriceChanges({ changes }: { readonly changes: readonly PriceChange[] }) {
  return (
    <div className={styles.changes} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{changes.length > 0 ? m.price_changed_title() : m.cart_blocked()}</h2>
      {changes.length > 0 && (
        <>
          <ul>
            {changes.map(({ title, before, after }) => {
              const prices = { before: showMoney(before), after: showMoney(after) };
              return (
                <li key={title}>
                  {title === null ? m.price_changed_total(prices) : m.price_changed_line({ name: title, ...prices })}
                </li>
              );
            })}
          </ul>
          <p>{m.price_changed_text()}</p>
        </>
      )}
    </div>
  );
}
