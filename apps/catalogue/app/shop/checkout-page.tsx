import { useLocation } from '@remix-run/react';
import type { CartLine } from '@selvedge/domain/shop';
import { LinkButton, Notice } from '@selvedge/ui';
import page from '../layout/page.module.css';
import { PageHead } from '../layout/page-head';
import { m } from '../paraglide/messages';
import { buyParameter, cartParameter, parseCartLines } from './cart-address';
import type { RefusedOrder } from './checkout-action.server';
import { CheckoutForm } from './checkout-form';
import { QuoteFailed } from './quote-states';
import type { PaymentOffer } from './shop-data';
import { useCart } from './use-cart';
import { type QuoteAnswer, useQuote } from './use-quote';

/** The checkout: who orders, where it goes, how it is paid, and what it comes to. */
export function CheckoutPage({
  answer,
  payments,
  countries,
  formKey,
  refused,
}: {
  /** For the lines of the address; null when it carries none. */
  readonly answer: QuoteAnswer | null;
  readonly payments: readonly PaymentOffer[];
  readonly countries: readonly string[];
  readonly formKey: string;
  readonly refused: RefusedOrder | undefined;
}) {
  const cart = useCart();
  const query = new URLSearchParams(useLocation().search);
  const isBuyNow = query.has(buyParameter);
  const lines = isBuyNow ? parseCartLines(query.get(buyParameter)) : linesOf(cart?.lines, query);
  const { quote, isLoading, message, retry } = useQuote(lines, refused?.answer ?? answer);
  return (
    <>
      <PageHead
        crumbs={[{ title: m.cart_title(), href: '/cart' }, { title: m.checkout() }]}
        title={m.checkout()}
        lead={m.checkout_lead()}
      />
      <div className={page.frame}>
        {message && <QuoteFailed message={message} onRetry={retry} />}
        {payments.length === 0 && <NoPayment />}
        {lines?.length === 0 && <NothingToOrder />}
        {lines === null && (
          <noscript>
            <NothingToOrder />
          </noscript>
        )}
        {payments.length > 0 && lines?.length !== 0 && (
          <CheckoutForm
            quote={quote}
            isLoading={isLoading}
            lines={lines ?? []}
            payments={payments}
            countries={countries}
            formKey={isBuyNow ? formKey : cart?.idempotencyKey || formKey}
            ordersCart={!isBuyNow}
            refused={refused}
          />
        )}
      </div>
    </>
  );
}

/** The browser's cart; until it is known, what the address carries, if it carries anything. */
function linesOf(kept: readonly CartLine[] | undefined, query: URLSearchParams): readonly CartLine[] | null {
  const carried = query.get(cartParameter);
  if (kept && kept.length > 0) return kept;
  if (carried !== null) return parseCartLines(carried);
  return kept ?? null;
}

function NothingToOrder() {
  return (
    <Notice title={m.checkout_empty_title()}>
      <p>{m.cart_empty_text()}</p>
      <p>
        <LinkButton href="/product-products" kind="plain">
          {m.browse_fabrics_plain()}
        </LinkButton>
      </p>
    </Notice>
  );
}

function NoPayment() {
  return (
    <Notice title={m.no_payment_title()}>
      <p>{m.no_payment_text()}</p>
      <p>
        <LinkButton href="/inquire_form">{m.inquiry()}</LinkButton>
      </p>
    </Notice>
  );
}
