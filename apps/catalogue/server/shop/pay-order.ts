import { createHash } from 'node:crypto';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';
import type { PaymentProvider } from '../payments/payment-provider';
import { unixSeconds } from '../unix-seconds';
import { changeOrder } from './change-order';
import { findOrderToChange, numberOf, type OrderKey } from './find-order';
import { type OrderRow, updateOrder } from './order-queries';
import { findOpenPayment, insertPayment, type PaymentRow, updatePayment } from './payment-queries';
import { requirePaymentType } from './require-payment-type';
import { requireShop } from './require-shop';

interface PayAsked extends OrderKey {
  readonly payment_type?: number | undefined;
  readonly return_url: string;
}

/** States in which there is nothing to begin. */
const settled: ReadonlySet<OrderRow['state']> = new Set([
  'proof_review',
  'paid',
  'cancelled',
  'expired',
  'refund_due',
  'refunded',
]);

/** Begins to pay an order: on the provider's page, or by the account to transfer to. */
export async function payOrder(context: CatalogueContext, asked: PayAsked) {
  await requireShop(context.db, context.siteId);
  requireOwnAddress(context, asked.return_url);
  const { order, payment, type } = await beginPayment(context, asked);
  if (payment === null || settled.has(order.state)) return { kind: 'settled' as const, state: order.state };
  const provider = context.payments.get(payment.paymentType);
  if (provider !== undefined) {
    const url = payment.url ?? (await openPage(context, provider, { order, payment, returnUrl: asked.return_url }));
    return { kind: 'redirect' as const, url };
  }
  return {
    kind: 'instructions' as const,
    payment_type: payment.paymentType,
    rows: type.rows,
    note: type.note,
    reference: numberOf(order),
    amount: order.total,
    pay_until: unixSeconds(order.payUntil),
  };
}

/** One payment a type at a time: who asks again goes on with the one that was begun. */
async function beginPayment(context: CatalogueContext, asked: PayAsked) {
  const { db, now, payments } = context;
  return withTransaction(db, async (tx) => {
    const order = await findOrderToChange(tx, asked);
    const paymentType = asked.payment_type ?? order.paymentType;
    const type = await requirePaymentType(context, paymentType);
    if (settled.has(order.state)) return { order, payment: null, type };
    if (order.payUntil <= now) {
      const state = await changeOrder(tx, order, { event: 'expire', actor: 'clock', now });
      return { order: { ...order, state }, payment: null, type };
    }
    const provider = payments.get(paymentType);
    if (provider !== undefined && order.total > provider.most) {
      throw refuse(codes.tooBig, { issues: [fieldIssue('payment_type', codes.tooBig)] });
    }
    const since = new Date(provider === undefined ? 0 : now.getTime() - provider.lifetime * 1000);
    const open = await findOpenPayment(tx, { orderId: order.id, paymentType, since });
    const begun = { orderId: order.id, paymentType, state: 'started', amount: order.total } as const;
    const payment = open ?? (await insertPayment(tx, { ...begun, startedAt: now, changedAt: now }));
    if (paymentType !== order.paymentType) await updateOrder(tx, order.id, { paymentType });
    if (order.state === 'placed') await changeOrder(tx, order, { event: 'start_payment', actor: 'buyer', now });
    return { order, payment, type };
  });
}

interface Opening {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly returnUrl: string;
}

/** Outside of any transaction: a slow provider must not hold an order. */
async function openPage(
  { db, now, log }: CatalogueContext,
  provider: PaymentProvider,
  { order, payment, returnUrl }: Opening,
): Promise<string> {
  try {
    const { reference, url } = await provider.start({
      paymentId: payment.id,
      key: `payment-${payment.id}-${createHash('sha256').update(returnUrl).digest('hex').slice(0, 12)}`,
      number: numberOf(order),
      amount: payment.amount,
      currency: order.currency,
      email: order.email,
      language: order.language,
      returnUrl,
      until: order.payUntil,
      now,
    });
    await updatePayment(db, payment.id, { reference, url });
    return url;
  } catch (error) {
    log.error('a payment could not be begun', { order: numberOf(order), paymentType: payment.paymentType, error });
    throw refuse(codes.interfaceRequestFailed);
  }
}

/** A provider sends the buyer back where we say: only to our own pages. */
function requireOwnAddress({ origin }: CatalogueContext, address: string): void {
  if (origin === '' || new URL(address).origin === origin) return;
  throw refuse(codes.invalidUrl, { issues: [fieldIssue('return_url', codes.invalidUrl)] });
}
