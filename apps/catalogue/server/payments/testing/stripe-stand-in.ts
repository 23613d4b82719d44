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
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
}

export interface StripeStandIn {
  readonly api: string;
  readonly sessions: Map<string, StandInSession>;
  readonly refunds: string[];
  /** Makes the API fail until it is set back. */
  fails: boolean;
  /** What Stripe's webhook would post, signed as Stripe signs. */
  readonly event: (id: string, type: string, object: unknown) => { body: string; signature: string };
}

/** Stripe's API as far as we use it: checkout sessions that are made once a key, their end, and refunds. */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const sessions = new Map<string, StandInSession>();
  const byKey = new Map<string, StandInSession>();
  const refunds: string[] = [];
  const signer = new Stripe(stripeSecrets.key);
  const api = await startStandIn(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${stripeSecrets.key}`) return { status: 401, json: { error: {} } };
    if (standIn.fails) return { status: 400, json: { error: { type: 'invalid_request_error', message: 'no' } } };
    const form = new URLSearchParams(body);
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const key = String(headers['idempotency-key']);
      const made = byKey.get(key) ?? makeSession(sessions.size + 1, form);
      byKey.set(key, made);
      sessions.set(made.id, made);
      return { json: made };
    }
    if (path === '/v1/refunds') {
      refunds.push(String(form.get('payment_intent')));
      return { json: { id: 're_1', object: 'refund', status: 'succeeded' } };
    }
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (session === undefined) return { status: 404, json: { error: { type: 'invalid_request_error' } } };
    if (action !== undefined) session.status = 'expired';
    return { json: session };
  });
  const event = (id: string, type: string, object: unknown) => {
    const body = JSON.stringify({ id, object: 'event', type, data: { object } });
    const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret: stripeSecrets.webhookSecret });
    return { body, signature };
  };
  const standIn: StripeStandIn = { api, sessions, refunds, fails: false, event };
  return standIn;
}

function makeSession(number: number, form: URLSearchParams): StandInSession {
  const id = `cs_test_${number}`;
  return {
    id,
    url: `https://checkout.example/pay/${id}`,
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: String(form.get('line_items[0][price_data][currency]')),
    metadata: { payment: String(form.get('metadata[payment]')), order: String(form.get('metadata[order]')) },
    payment_intent: `pi_${number}`,
    payment_status: 'unpaid',
    status: 'open',
  };
}
