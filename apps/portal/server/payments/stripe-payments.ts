import type { Settings } from '@selvedge/server-kit';
import Stripe from 'stripe';
import type { Language } from '../database/schema';
import type { paymentSettings } from './payment-settings';

/** A payment that is to be begun on the provider's page. */
export interface OnlinePayment {
  /** Ours: what it is known by on both sides, and begun once. */
  readonly paymentId: number;
  readonly title: string;
  readonly cents: number;
  readonly currency: string;
  readonly email: string | null;
  readonly language: Language;
  /** Where who pays comes back to. */
  readonly returnUrl: string;
  readonly endsAt: Date;
}

/** What a provider tells of a payment of ours. */
export interface ToldPayment {
  /** The same for every repetition. */
  readonly eventId: string;
  readonly kind: string;
  readonly paymentId: number | null;
  readonly news:
    | { readonly kind: 'paid'; readonly cents: number; readonly currency: string }
    /** All that went back so far. */
    | { readonly kind: 'refunded'; readonly cents: number }
    | { readonly kind: 'failed' }
    | null;
}

/** Whoever told it is not the provider. */
export class UnsignedEventError extends Error {
  override readonly name = 'UnsignedEventError';
}

/** How bills are paid on a page of a payment provider. */
export interface OnlinePayments {
  readonly start: (payment: OnlinePayment) => Promise<{ readonly reference: string; readonly url: string }>;
  /** @throws {UnsignedEventError} */
  readonly read: (body: string, signature: string) => ToldPayment;
}

/** Stripe, when both of its secrets are set; null otherwise. */
export function openPayments(settings: Settings<typeof paymentSettings>): OnlinePayments | null {
  const {
    PORTAL_STRIPE_SECRET_KEY: key,
    PORTAL_STRIPE_WEBHOOK_SECRET: webhookSecret,
    PORTAL_STRIPE_API: api,
  } = settings;
  if (key === undefined || webhookSecret === undefined) return null;
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
    async start(payment) {
      const idempotencyKey = `portal-payment-${payment.paymentId}`;
      const session = await stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey });
      if (session.url === null) throw new Error('The checkout session has no page.');
      return { reference: session.id, url: session.url };
    },
    read(body, signature) {
      try {
        return toldBy(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
          throw new UnsignedEventError('The signature is not Stripe’s.', { cause: error });
        }
        throw error;
      }
    },
  };
}

function sessionOf({
  paymentId,
  title,
  cents,
  currency,
  email,
  language,
  returnUrl,
  endsAt,
}: OnlinePayment): Stripe.Checkout.SessionCreateParams {
  const metadata = { portal_payment: String(paymentId) };
  return {
    mode: 'payment',
    client_reference_id: `portal-${paymentId}`,
    ...(email !== null && { customer_email: email }),
    locale: language === 'zh-cn' ? 'zh' : 'en',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name: title } },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description: title },
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(endsAt.getTime() / 1000),
  };
}

function toldBy(event: Stripe.Event): ToldPayment {
  const told = { eventId: event.id, kind: event.type };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = event.data.object;
      const isPaid = session.payment_status === 'paid';
      const news = {
        kind: 'paid',
        cents: session.amount_total ?? 0,
        currency: (session.currency ?? '').toUpperCase(),
      } as const;
      return { ...told, paymentId: paymentIdOf(session.metadata), news: isPaid ? news : null };
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return { ...told, paymentId: paymentIdOf(event.data.object.metadata), news: { kind: 'failed' } };
    case 'charge.refunded': {
      const charge = event.data.object;
      return {
        ...told,
        paymentId: paymentIdOf(charge.metadata),
        news: { kind: 'refunded', cents: charge.amount_refunded },
      };
    }
    default:
      return { ...told, paymentId: null, news: null };
  }
}

function paymentIdOf(metadata: Stripe.Metadata | null): number | null {
  const id = metadata?.portal_payment ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : null;
}
