import { nextOrderState, paymentKindOf, shopCurrency } from '@selvedge/domain/shop';
import type { Language } from '../database/schema';
import { pictureToWire } from '../picture-to-wire';
import { addressOf } from '../record-address';
import { unixSeconds } from '../unix-seconds';
import { numberOf } from './find-order';
import type { LoadedOrder } from './order-queries';

/** States in which an order still waits for its money. */
const waiting: ReadonlySet<LoadedOrder['state']> = new Set(['placed', 'awaiting_payment']);

/** An order as its own page shows it. */
export function orderToWire(order: LoadedOrder, language: Language, now: Date) {
  const { state, paymentType } = order;
  const isWaiting = waiting.has(state);
  const isInTime = order.payUntil > now;
  return {
    number: numberOf(order),
    state,
    placed_at: unixSeconds(order.placedAt),
    pay_until: isWaiting ? unixSeconds(order.payUntil) : null,
    payment_type: paymentType,
    currency: shopCurrency,
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    total: order.total,
    buyer: buyerOf(order),
    lines: order.lines.map((line) => lineToWire(line, language)),
    payments: order.payments.map(({ paymentType: type, state: at, amount, changedAt }) => {
      return { payment_type: type, state: at, amount, at: unixSeconds(changedAt) };
    }),
    proofs: order.proofs.map(({ sentAt, upload }) => ({ ...upload, at: unixSeconds(sentAt) })),
    proof_refusal: state === 'awaiting_payment' ? order.proofRefusal : '',
    can_pay: isWaiting && isInTime,
    can_cancel: nextOrderState(state, 'cancel') !== null,
    can_send_proof: paymentKindOf(paymentType) === 'transfer' && nextOrderState(state, 'send_proof') !== null,
  };
}

function buyerOf(order: LoadedOrder) {
  const { name, email, phone, company, country, region, city, postcode, street, streetMore, note } = order;
  return { name, email, phone, company, country, region, city, postcode, street, street_more: streetMore, note };
}

function lineToWire(line: LoadedOrder['lines'][number], language: Language) {
  const { product, title } = line;
  const shown = product === null || product.isDraft ? null : product;
  const [first] = shown?.pictures ?? [];
  return {
    product_id: shown?.id ?? null,
    title,
    href: shown === null ? '' : addressOf.product(shown),
    article_number: line.articleNumber,
    img: first === undefined ? null : pictureToWire(first.picture, language, title),
    unit: line.unit,
    options: [...line.options],
    quantity: line.quantity,
    full_price: line.fullPrice,
    unit_price: line.unitPrice,
    amount: line.amount,
    discount: line.discount,
    total: line.total,
    rule: line.rule,
  };
}
