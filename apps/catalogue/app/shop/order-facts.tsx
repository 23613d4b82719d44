import { paymentTypeName } from '@selvedge/error-catalogue';
import { useLocale, useTextLocale } from '../language/use-locale';
import { m } from '../paraglide/messages';
import styles from './order-facts.module.css';
import type { Order } from './shop-data';
import { showMoment } from './show-moment';

/** Who ordered, where it goes, when and how it is paid. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const locale = useTextLocale();
  const { buyer } = order;
  const address = [
    buyer.name,
    buyer.company,
    buyer.street,
    buyer.street_more,
    [buyer.postcode, buyer.city].filter(Boolean).join(' '),
    buyer.region,
    buyer.country,
    buyer.phone,
  ].filter(Boolean);
  return (
    <dl className={styles.facts}>
      <dt>{m.order_placed_on()}</dt>
      <dd>
        <OrderMoment at={order.placed_at} />
      </dd>
      <dt>{m.order_payment_by()}</dt>
      <dd>{paymentTypeName(order.payment_type, locale)}</dd>
      <dt>{m.order_delivery_to()}</dt>
      <dd className={styles.address}>
        {address.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </dd>
      {buyer.note && (
        <>
          <dt>{m.order_notes_given()}</dt>
          <dd>{buyer.note}</dd>
        </>
      )}
    </dl>
  );
}

/** A moment of an order's life. */
export function OrderMoment({ at }: { readonly at: number }) {
  const locale = useLocale();
  return <time dateTime={new Date(at * 1000).toISOString()}>{showMoment(at, locale)}</time>;
}
