import { paymentTypeName } from '@selvedge/error-catalogue';
import { FieldError } from '@selvedge/ui';
import { useId } from 'react';
import { useTextLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import styles from './payment-choice.module.css';
import type { PaymentOffer } from './shop-data';

/** What each way of paying means for the buyer. */
const notes: Readonly<Record<number, () => string>> = {
  11: m.pay_paypal_note,
  12: m.pay_western_note,
  16: m.pay_transfer_note,
  17: m.pay_stripe_note,
};

/** The ways to pay that are set up, one of which must be chosen; the others are not shown. */
export function PaymentChoice({
  payments,
  chosen,
  error,
}: {
  readonly payments: readonly PaymentOffer[];
  readonly chosen?: number | null | undefined;
  readonly error?: string | undefined;
}) {
  const locale = useTextLocale();
  const errorId = useId();
  const first = chosen ?? (payments.length === 1 ? payments[0]?.payment_type : undefined);
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{m.checkout_payment()}</legend>
      {payments.map(({ payment_type: type }) => (
        <label key={type} className={styles.way}>
          <input
            type="radio"
            name="payment_type"
            value={type}
            required
            defaultChecked={type === first}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <span className={styles.name}>{paymentTypeName(type, locale)}</span>
          {notes[type] && <span className={styles.note}>{notes[type]()}</span>}
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
