import { Form, useLocation, useNavigation } from '@remix-run/react';
import type { CartLine } from '@selvedge/domain/shop';
import { Button } from '@selvedge/ui';
import { useRef } from 'react';
import { FormAlert } from '../inquiry/form-alert';
import { useFirstIssue } from '../inquiry/use-first-issue';
import { useSingleSubmit } from '../inquiry/use-single-submit';
import { useHydrated } from '../layout/use-hydrated';
import { useSiteAddress } from '../links/site-link';
import { m } from '../paraglide/messages';
import { writeCartLines } from './cart-address';
import type { RefusedOrder } from './checkout-action.server';
import styles from './checkout-form.module.css';
import { OrderField } from './order-field';
import { writeShownPrices } from './order-fields';
import { OrderSummary } from './order-summary';
import { PaymentChoice } from './payment-choice';
import { PriceChanges } from './price-changes-notice';
import type { PaymentOffer, Quote } from './shop-data';
import { TermsField } from './terms-field';
import { cartStore } from './use-cart';

/** The order itself. What is bought travels with it, and so does the total that the buyer was shown. */
export function CheckoutForm({
  quote,
  isLoading,
  lines,
  payments,
  countries,
  formKey,
  ordersCart,
  refused,
}: {
  readonly quote: Quote | null;
  readonly isLoading: boolean;
  readonly lines: readonly CartLine[];
  readonly payments: readonly PaymentOffer[];
  readonly countries: readonly string[];
  readonly formKey: string;
  /** Whether the cart's lines are ordered, so that they leave it then. */
  readonly ordersCart: boolean;
  readonly refused: RefusedOrder | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const address = useSiteAddress();
  const { search } = useLocation();
  const isBusy = useNavigation().formMethod === 'POST';
  const admit = useSingleSubmit(isBusy);
  const given = { values: refused?.values, issues: refused?.issues };
  useFirstIssue(form, refused);
  return (
    <Form
      ref={form}
      className={styles.columns}
      // What is wrong is said beside the field in the language of the page, which the browser's own bubbles are not in.
      noValidate={isHydrated}
      method="post"
      action={address('/checkout') + search}
      onSubmit={(event) => {
        if (admit(event)) cartStore().markSent(ordersCart ? lines : []);
      }}
    >
      <div className={styles.fields}>
        <FormAlert message={refused?.message} />
        {refused?.changes && <PriceChanges changes={refused.changes} />}
        <fieldset className={styles.part}>
          <legend className={styles.title}>{m.checkout_contact()}</legend>
          <OrderField name="name" {...given} />
          <OrderField name="company" {...given} />
          <OrderField name="email" {...given} hint={m.field_email_hint()} />
          <OrderField name="phone" {...given} hint={m.field_phone_hint()} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.title}>{m.checkout_delivery()}</legend>
          <OrderField name="country" {...given} countries={countries} />
          <OrderField name="region" {...given} />
          <OrderField name="city" {...given} />
          <OrderField name="postcode" {...given} />
          <OrderField name="street" {...given} />
          <OrderField name="street_more" {...given} />
        </fieldset>
        <PaymentChoice payments={payments} chosen={refused?.paymentType} error={refused?.issues.payment_type} />
        <fieldset className={styles.part}>
          <legend className={styles.title}>{m.checkout_notes()}</legend>
          <OrderField name="note" {...given} hint={m.field_order_notes_hint()} className={styles.whole} />
        </fieldset>
      </div>
      <OrderSummary quote={quote} isLoading={isLoading}>
        <TermsField isAgreed={refused?.hasAgreed ?? false} error={refused?.issues.terms} />
        <input type="hidden" name="lines" value={writeCartLines(lines)} />
        <input type="hidden" name="total" value={quote?.total ?? ''} />
        <input type="hidden" name="shown" value={writeShownPrices(quote?.lines ?? [])} />
        <input type="hidden" name="idempotency_key" value={formKey} />
        <Button type="submit" wide busy={isBusy || isLoading || quote === null}>
          {isBusy ? m.placing_order() : m.place_order()}
        </Button>
      </OrderSummary>
    </Form>
  );
}
