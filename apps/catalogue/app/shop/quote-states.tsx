import { Button, Notice } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import styles from './quote-states.module.css';

/** Prices are on their way: the shape of the lines to come. */
export function QuoteLoading({ count }: { readonly count: number }) {
  return (
    <div className={styles.loading} role="status">
      <p className={styles.words}>{m.cart_loading()}</p>
      {Array.from({ length: Math.min(count, 6) || 1 }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <span className={styles.cloth} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}

/** Prices could not be asked for: what is kept, and what to do. */
export function QuoteFailed({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice title={m.quote_failed()}>
        <p>{message}</p>
        <p>
          <Button kind="plain" onClick={onRetry}>
            {m.try_again()}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
