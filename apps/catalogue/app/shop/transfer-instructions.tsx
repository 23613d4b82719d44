import { FigureTable } from '@selvedge/ui';
import { m } from '../paraglide/messages';
import { OrderMoment } from './order-facts';
import type { Order, PaymentOffer } from './shop-data';
import { showMoney } from './show-money';
import styles from './transfer-instructions.module.css';

/** WesternUnion's number in specification §8. */
const westernUnion = 12;

/** Where to transfer how much, and what to write into it. */
export function TransferInstructions({ order, offer }: { readonly order: Order; readonly offer: PaymentOffer }) {
  const title = order.payment_type === westernUnion ? m.transfer_western_title() : m.transfer_title();
  const rows = [
    { name: m.transfer_amount(), value: `${showMoney(order.total)} ${order.currency}` },
    { name: m.transfer_reference(), value: order.number },
    ...offer.rows,
  ];
  return (
    <section className={styles.transfer}>
      <h2 className={styles.title}>{title}</h2>
      <p>{m.transfer_text()}</p>
      <FigureTable rows={rows} caption={title} />
      {offer.note && <p className={styles.note}>{offer.note}</p>}
      {order.pay_until !== null && (
        <p className={styles.note}>
          {m.pay_until()} <OrderMoment at={order.pay_until} />
        </p>
      )}
    </section>
  );
}
