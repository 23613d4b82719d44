import { startStandIn } from '@selvedge/server-kit/testing';
import Stripe from 'stripe';

export const stripeSecrets = { key: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' };

export interface StandInSession {
  readonly id: string;
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly payment_intent: string;
  readonly payment_status: 'unpaid' | 'paid';
}

export interface StripeStandIn {
  readonly api: string;
  readonly sessions: Map<string, StandInSession>;
  /** Makes the API fail until it is set back. */
  fails: boolean;
  /** What Stripe's webhook would post, signed as Stripe signs. */
  readonly event: (id: string, type: string, object: unknown) => { body: string; signature: string };
}

/** Stripe's API as far as the portal uses it: checkout sessions, each made once a key. */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, StandInSession>();
  const byKey = new Map<string, StandInSession>();
  const signer = new Stripe(stripeSecrets.key);
  const api = await startStandIn(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${stripeSecrets.key}`) return { status: 401, json: { error: {} } };
    if (standIn.fails) return { status: 400, json: { error: { type: 'invalid_request_error', message: 'no' } } };
    if (method !== 'POST' || path !== '/v1/checkout/sessions') return { status: 404, json: { error: {} } };
    const key = String(headers['idempotency-key']);
    const made = byKey.get(key) ?? makeSession(sessions.size + 1, new URLSearchParams(body));
    byKey.set(key, made);
    sessions.set(made.id, made);
    return { json: made };
  });
  const standIn: StripeStandIn = {
    api,
    sessions,
    fails: false,
    event(id, type, object) {
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      const secret = stripeSecrets.webhookSecret;
      return { body, signature: signer.webhooks.generateTestHeaderString({ payload: body, secret }) };
    },
  };
  return standIn;
}

function makeSession(number: number, form: URLSearchParams): StandInSession {
  const id = `cs_test_${number}`;
  return {
    id,
    url: `https://checkout.example/pay/${id}`,
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: String(form.get('line_items[0][price_data][currency]')),
    metadata: { portal_payment: String(form.get('metadata[portal_payment]')) },
    payment_intent: `pi_${number}`,
    payment_status: 'unpaid',
  };
}
