import { Picture } from '@selvedge/ui';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages';
import { isBuyable, lineProblem } from './line-problem';
import styles from './order-summary.module.css';
import { QuoteLoading } from './quote-states';
import { QuoteTotals } from './quote-totals';
import type { Quote } from './shop-data';
import { showMoney } from './show-money';
import { showQuantity } from './show-unit';

/** What is about to be ordered and what it comes to, beside the form. */
export function OrderSummary({
  quote,
  isLoading,
  children,
}: {
  readonly quote: Quote | null;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 className={styles.title} id="order-summary">
        {m.summary()}
      </h2>
      {quote ? (
        <>
          <ul className={styles.lines}>
            {quote.lines.map((line) => (
              <li key={line.key} className={styles.line}>
                <Picture source={line.img} ratio="1 / 1" list="albumThumb" sizes="56px" decorative />
                <span className={styles.words}>
                  {line.title || m.line_gone()}
                  <span className={styles.quantity}>{showQuantity(line.quantity, line.unit)}</span>
                  {!isBuyable(line) && (
                    <span className={styles.problem} role="alert">
                      {lineProblem(line)}
                    </span>
                  )}
                </span>
                <span className={styles.amount}>{showMoney(line.total)}</span>
              </li>
            ))}
          </ul>
          <QuoteTotals totals={quote} isLoading={isLoading} />
        </>
      ) : (
        <QuoteLoading count={1} />
      )}
      {children}
    </section>
  );
}
