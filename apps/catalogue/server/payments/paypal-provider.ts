import { cents, formatCents } from '@selvedge/domain/money';
import { z } from 'zod';
import type { PaymentAsked, PaymentNews, PaymentProvider, ProviderEvent, ToldEvent } from './payment-provider';
import { ProviderError, UnsignedEventError } from './payment-provider';
import { type PaypalAccess, type PaypalCall, PaypalRefusal, paypalClient } from './paypal-client';

/** PayPal, by an order that the buyer approves there and that is captured here. */
export function paypalProvider(access: PaypalAccess): PaymentProvider {
  const call = paypalClient(access);
  return {
    most: 999_999_999,
    // PayPal gives an approval three hours.
    lifetime: 2 * 3600,
    async start(asked) {
      const body = orderOf(asked);
      const order = await call({ path: '/v2/checkout/orders', body, answer: paypalOrder, key: asked.key });
      const page = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (page === undefined) throw new ProviderError('The PayPal order has no page.');
      return { reference: order.id, url: page.href };
    },
    async look(reference) {
      const order = await call({ path: orderPath(reference), answer: paypalOrder });
      return newsOfOrder(order.status === 'APPROVED' ? await capture(call, reference) : order);
    },
    // An order that nobody approves ends by itself; one that is approved is not captured once ours has ended.
    async stop() {},
    async refund({ capture: id, amount, currency }) {
      const body = { amount: amountOf(amount, currency) };
      const path = `/v2/payments/captures/${encodeURIComponent(id)}/refund`;
      await call({ path, body, answer: z.object({}), key: `refund-${id}` });
    },
    async readEvent(told) {
      return eventOf(await checkedEvent(call, access.webhookId, told));
    },
  };
}

const money = z.object({ currency_code: z.string(), value: z.string() });
const captured = z.object({ id: z.string(), status: z.string(), amount: money });

const paypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(z.object({ payments: z.object({ captures: z.array(captured).default([]) }).optional() }))
    .default([]),
});

function orderOf({ paymentId, number, amount, currency, language, returnUrl }: PaymentAsked) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      { reference_id: number, custom_id: String(paymentId), description: number, amount: amountOf(amount, currency) },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: returnUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          locale: language === 'zh-cn' ? 'zh-CN' : 'en-US',
        },
      },
    },
  };
}

function amountOf(amount: number, currency: string) {
  return { currency_code: currency, value: formatCents(cents(amount)) };
}

const orderPath = (reference: string) => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

/** Collects what the buyer released. Who comes second finds it collected. */
async function capture(call: PaypalCall, reference: string) {
  try {
    const path = `${orderPath(reference)}/capture`;
    return await call({ path, body: {}, answer: paypalOrder, key: `capture-${reference}` });
  } catch (error) {
    if (!(error instanceof PaypalRefusal) || error.issue !== 'ORDER_ALREADY_CAPTURED') throw error;
    return call({ path: orderPath(reference), answer: paypalOrder });
  }
}

function newsOfOrder(order: z.output<typeof paypalOrder>): PaymentNews {
  const [found] = order.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  if (found !== undefined) return newsOfCapture(found);
  if (order.status === 'APPROVED') return { kind: 'released' };
  return { kind: order.status === 'VOIDED' ? 'failed' : 'waiting' };
}

function newsOfCapture({ id, status, amount }: z.output<typeof captured>): PaymentNews {
  switch (status) {
    case 'COMPLETED':
      return { kind: 'paid', capture: id, amount: centsOf(amount.value), currency: amount.currency_code };
    case 'REFUNDED':
      return { kind: 'refunded', capture: id };
    case 'DECLINED':
    case 'FAILED':
      return { kind: 'failed' };
    default:
      return { kind: 'waiting' };
  }
}

/** By digits, since 19.99 × 100 is no whole number. */
function centsOf(value: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  return whole === '' ? -1 : Number(whole + fraction.padEnd(2, '0'));
}

const paypalEvent = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.looseObject({
    id: z.string().optional(),
    status: z.string().optional(),
    custom_id: z.string().optional(),
    amount: money.optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
  }),
});

type PaypalEvent = z.output<typeof paypalEvent>;

/** Asks PayPal whether an event is its own: its signature is over a certificate that only PayPal should vouch for. */
async function checkedEvent(call: PaypalCall, webhookId: string, { body, headers }: ToldEvent): Promise<PaypalEvent> {
  const said = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const event = parsed(body);
  const { verification_status: status } = await call({
    path: '/v1/notifications/verify-webhook-signature',
    body: {
      auth_algo: said('auth-algo'),
      cert_url: said('cert-url'),
      transmission_id: said('transmission-id'),
      transmission_sig: said('transmission-sig'),
      transmission_time: said('transmission-time'),
      webhook_id: webhookId,
      webhook_event: event,
    },
    answer: z.object({ verification_status: z.string() }),
  });
  const read = paypalEvent.safeParse(event);
  if (status !== 'SUCCESS' || !read.success) throw new UnsignedEventError('The event is not PayPal’s.');
  return read.data;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new UnsignedEventError('The event is no JSON.', { cause: error });
  }
}

function eventOf({ id, event_type: kind, resource }: PaypalEvent): ProviderEvent {
  const told = { id, kind };
  const paymentId = numberIn(resource.custom_id ?? resource.purchase_units?.[0]?.custom_id);
  const about = { paymentId, reference: resource.supplementary_data?.related_ids?.order_id ?? null, capture: null };
  switch (kind) {
    case 'CHECKOUT.ORDER.APPROVED':
      return { ...told, about: { ...about, reference: resource.id ?? null }, news: { kind: 'released' } };
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED': {
      const read = captured.safeParse(resource);
      return { ...told, about, news: read.success ? newsOfCapture(read.data) : { kind: 'failed' } };
    }
    case 'PAYMENT.CAPTURE.REFUNDED': {
      // The resource is the refund; the money it took back is named in a link only.
      const up = resource.links?.find(({ rel }) => rel === 'up')?.href ?? '';
      const capture = decodeURIComponent(up.slice(up.lastIndexOf('/') + 1));
      return { ...told, about: { ...about, capture }, news: { kind: 'refunded', capture } };
    }
    default:
      return { ...told, about, news: null };
  }
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
