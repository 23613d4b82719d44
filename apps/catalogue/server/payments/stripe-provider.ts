import Stripe from 'stripe';
import type { PaymentAsked, PaymentNews, PaymentProvider, ProviderEvent, ToldEvent } from './payment-provider';
import { ProviderError, UnsignedEventError } from './payment-provider';

export interface StripeAccess {
  readonly key: string;
  readonly webhookSecret: string;
  /** The address of the API; tests bring a stand-in. */
  readonly api: string;
}

/** Stripe, by a checkout session: the card's number never comes near us. */
export function stripeProvider({ key, webhookSecret, api }: StripeAccess): PaymentProvider {
  const { protocol, hostname, port } = new URL(api);
  const stripe = new Stripe(key, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
  return {
    most: 99_999_999,
    lifetime: 23 * 3600,
    async start(asked) {
      const session = await stripe.checkout.sessions.create(sessionOf(asked), { idempotencyKey: asked.key });
      if (session.url === null) throw new ProviderError('The checkout session has no page.');
      return { reference: session.id, url: session.url };
    },
    async look(reference) {
      return newsOfSession(await stripe.checkout.sessions.retrieve(reference));
    },
    async stop(reference) {
      const session = await stripe.checkout.sessions.retrieve(reference);
      if (session.status === 'open') await stripe.checkout.sessions.expire(reference);
    },
    async refund({ capture }) {
      await stripe.refunds.create({ payment_intent: capture }, { idempotencyKey: `refund-${capture}` });
    },
    async readEvent(told) {
      return eventOf(checkedEvent(stripe, webhookSecret, told));
    },
  };
}

function sessionOf(asked: PaymentAsked): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment: String(asked.paymentId), order: asked.number };
  return {
    mode: 'payment',
    client_reference_id: asked.number,
    customer_email: asked.email,
    locale: asked.language === 'zh-cn' ? 'zh' : 'en',
    // One item: the order's own page has the lines, and their discounts are ours to reckon.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: asked.currency.toLowerCase(),
          unit_amount: asked.amount,
          product_data: { name: asked.number },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description: asked.number },
    success_url: asked.returnUrl,
    cancel_url: asked.returnUrl,
    expires_at: expiry(asked),
  };
}

/** Stripe takes ends from half an hour to a day ahead. */
function expiry({ until, now }: PaymentAsked): number {
  const at = Math.floor(now.getTime() / 1000);
  return Math.min(at + 23 * 3600, Math.max(at + 31 * 60, Math.floor(until.getTime() / 1000)));
}

function newsOfSession(session: Stripe.Checkout.Session): PaymentNews {
  if (session.payment_status === 'paid') {
    return {
      kind: 'paid',
      capture: idOf(session.payment_intent) ?? session.id,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? '',
    };
  }
  return { kind: session.status === 'expired' ? 'failed' : 'waiting' };
}

function checkedEvent(stripe: Stripe, secret: string, { body, headers }: ToldEvent): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, headers.get('stripe-signature') ?? '', secret);
  } catch (error) {
    throw new UnsignedEventError('The signature is not Stripe’s.', { cause: error });
  }
}

function eventOf(event: Stripe.Event): ProviderEvent {
  const told = { id: event.id, kind: event.type };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { ...told, about: aboutSession(event.data.object), news: newsOfSession(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return { ...told, about: aboutSession(event.data.object), news: { kind: 'failed' } };
    case 'charge.refunded': {
      const charge = event.data.object;
      const capture = idOf(charge.payment_intent) ?? charge.id;
      const about = { paymentId: paymentIdOf(charge.metadata), reference: null, capture };
      // A part that went back leaves an order paid; staff see it on Stripe's own page.
      return { ...told, about, news: charge.refunded ? { kind: 'refunded', capture } : null };
    }
    default:
      return { ...told, about: { paymentId: null, reference: null, capture: null }, news: null };
  }
}

function aboutSession(session: Stripe.Checkout.Session): ProviderEvent['about'] {
  return {
    paymentId: paymentIdOf(session.metadata),
    reference: session.id,
    capture: idOf(session.payment_intent),
  };
}

function paymentIdOf(metadata: Stripe.Metadata | null): number | null {
  const id = metadata?.payment ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : null;
}

function idOf(object: string | { readonly id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
