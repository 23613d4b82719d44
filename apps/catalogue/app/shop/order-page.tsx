import { useLocation, useNavigate } from '@remix-run/react';
import { paymentKindOf } from '@selvedge/domain/shop';
import { Button, classNames } from '@selvedge/ui';
import { useEffect } from 'react';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { useSite } from '../layout/site-data';
import { useHydrated } from '../layout/use-hydrated';
import { m } from '../paraglide/messages';
import { CancelOrder } from './cancel-order';
import type { OrderAnswer } from './order-action.server';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import styles from './order-page.module.css';
import { orderProgress, stateWords } from './order-progress';
import { PayOrder } from './pay-order';
import { QuoteTotals } from './quote-totals';
import type { Order, PaymentOffer } from './shop-data';
import { TransferInstructions } from './transfer-instructions';
import { TransferProof } from './transfer-proof';
import { cartStore } from './use-cart';
import { useOrderUpdates } from './use-order-updates';

/** An order's own page: where it stands, what is to be done, what was ordered. */
export function OrderPage({
  order,
  payments,
  isBack,
  isNew,
  answer,
}: {
  readonly order: Order;
  readonly payments: readonly PaymentOffer[];
  /** Whether one comes back from the payment's page. */
  readonly isBack: boolean;
  readonly isNew: boolean;
  readonly answer: OrderAnswer | undefined;
}) {
  const site = useSite();
  const offer = payments.find(({ payment_type }) => payment_type === order.payment_type);
  const isTransfer = offer?.kind === 'transfer';
  const words = stateWords[order.state];
  useEmptiedCart(isNew);
  useOrderUpdates(order.can_pay || order.state === 'proof_review');
  return (
    <>
      <PageHead
        crumbs={[{ title: m.order_title({ number: order.number }) }]}
        title={<OrderTitle number={order.number} />}
        lead={m.order_keep_link({ email: order.buyer.email })}
      />
      <div className={`${page.frame} ${styles.columns}`}>
        <div className={styles.main}>
          <section className={styles.state} aria-live="polite">
            {isBack && <BackFromPayment order={order} />}
            <h2 className={styles.title}>{words.title()}</h2>
            <p>{words.text()}</p>
            <Progress order={order} />
          </section>
          {order.can_pay && isTransfer && offer && <TransferInstructions order={order} offer={offer} />}
          {order.can_pay && !isTransfer && <PayOrder order={order} answer={answer} />}
          {order.can_send_proof && <TransferProof order={order} answer={answer} />}
          <OrderLines lines={order.lines} />
        </div>
        <aside className={styles.side}>
          <QuoteTotals totals={order} />
          <OrderFacts order={order} />
          <div className={styles.actions}>
            <PrintButton />
            {order.can_cancel && <CancelOrder answer={answer} />}
          </div>
          {site && (
            <p className={styles.ask}>
              {m.order_ask({ email: site.company.email })}{' '}
              <a href={`mailto:${site.company.email}`}>{site.company.email}</a>
            </p>
          )}
        </aside>
      </div>
    </>
  );
}

/** A number of several parts is one word, and stays on one line. */
function OrderTitle({ number }: { readonly number: string }) {
  const [before, after] = m.order_title({ number: '|' }).split('|');
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  );
}

/** The way from the order to its end, with where it stands. */
function Progress({ order }: { readonly order: Order }) {
  return (
    <ol className={styles.progress} aria-label={m.order_history()}>
      {orderProgress(order.state, paymentKindOf(order.payment_type)).map(({ title, at }) => (
        <li
          key={title}
          className={classNames(styles.step, styles[at])}
          aria-current={at === 'here' ? 'step' : undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  );
}

/** What became of the payment that one comes back from. */
function BackFromPayment({ order }: { readonly order: Order }) {
  const last = order.payments.at(-1);
  if (order.state === 'paid') return <p className={styles.back}>{m.back_from_payment_success()}</p>;
  const text = last?.state === 'failed' ? m.back_from_payment_cancelled() : m.back_from_payment_pending();
  return (
    <p className={styles.back} role="status">
      {text}
    </p>
  );
}

function PrintButton() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Button kind="plain" onClick={() => window.print()}>
      {m.print_order()}
    </Button>
  );
}

/** A new order takes its lines out of the cart, once. */
function useEmptiedCart(isNew: boolean): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isNew) return;
    cartStore().settle();
    const rest = new URLSearchParams(search);
    rest.delete('placed');
    navigate(`${pathname}?${rest}`, { replace: true, preventScrollReset: true });
  }, [isNew, pathname, search, navigate]);
}
