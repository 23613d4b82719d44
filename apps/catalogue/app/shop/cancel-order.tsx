import { Form, useLocation, useNavigation } from '@remix-run/react';
import { Button } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import styles from './cancel-order.module.css';
import type { OrderAnswer } from './order-action.server';

/** Cancels an order after a second thought, which works without script too. */
export function CancelOrder({ answer }: { readonly answer: OrderAnswer | undefined }) {
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().formMethod === 'POST';
  const message = answer?.intent === 'cancel' ? answer.message : null;
  return (
    <details className={styles.cancel} open={message !== null || undefined}>
      <summary className={styles.summary}>{m.cancel_order()}</summary>
      <Form className={styles.form} method="post" action={pathname + search}>
        <p>{m.cancel_order_question()}</p>
        {message && (
          <p className={styles.failed} role="alert">
            {message}
          </p>
        )}
        <Button type="submit" name="intent" value="cancel" kind="plain" busy={isBusy}>
          {m.cancel_order_confirm()}
        </Button>
      </Form>
    </details>
  );
}
