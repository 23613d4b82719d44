import { startStandIn } from '@selvedge/server-kit/testing';

export const paypalSecrets = { id: 'client-stand-in', secret: 'secret-stand-in', webhookId: 'WH-1' };

export interface StandInPaypalOrder {
  readonly id: string;
  readonly custom_id: string;
  readonly amount: { readonly currency_code: string; readonly value: string };
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
}

export interface PaypalStandIn {
  readonly api: string;
  readonly orders: Map<string, StandInPaypalOrder>;
  /** How often each thing was really done. */
  readonly done: { tokens: number; captures: number; refunds: string[] };
}

/** The signature that the stand-in takes for PayPal's own. */
export const genuine = 'genuine';

/** PayPal's REST API as far as we use it: tokens, orders that are made once a key, captures, refunds, verification. */
export async function paypalStandIn(): Promise<PaypalStandIn> {
  const orders = new Map<string, StandInPaypalOrder>();
  const byKey = new Map<string, StandInPaypalOrder>();
  const done = { tokens: 0, captures: 0, refunds: [] as string[] };
  const basic = `Basic ${Buffer.from(`${paypalSecrets.id}:${paypalSecrets.secret}`).toString('base64')}`;
  const api = await startStandIn(({ method, path, headers, body }) => {
    if (path === '/v1/oauth2/token') {
      if (headers.authorization !== basic) return { status: 401, json: { error: 'invalid_client' } };
      done.tokens += 1;
      return { json: { access_token: 'token-1', expires_in: 32_000 } };
    }
    if (headers.authorization !== 'Bearer token-1') return { status: 401, json: { name: 'AUTHENTICATION_FAILURE' } };
    const sent = body === '' ? {} : JSON.parse(body);
    if (path === '/v1/notifications/verify-webhook-signature') {
      const isOurs = sent.transmission_sig === genuine && sent.webhook_id === paypalSecrets.webhookId;
      return { json: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } };
    }
    if (method === 'POST' && path === '/v2/checkout/orders') {
      const key = String(headers['paypal-request-id']);
      const [unit] = sent.purchase_units;
      const id = `PP${orders.size + 1}`;
      const made = byKey.get(key) ?? {
        id,
        custom_id: unit.custom_id,
        amount: unit.amount,
        status: 'PAYER_ACTION_REQUIRED',
      };
      byKey.set(key, made);
      orders.set(made.id, made);
      return { json: shown(made) };
    }
    const refund = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path);
    if (refund !== null) {
      done.refunds.push(String(refund[1]));
      return { status: 201, json: { id: 'RF1', status: 'COMPLETED' } };
    }
    const [, id = '', capture] = /^\/v2\/checkout\/orders\/(\w+)(\/capture)?$/.exec(path) ?? [];
    const order = orders.get(id);
    if (order === undefined) return { status: 404, json: { name: 'RESOURCE_NOT_FOUND' } };
    if (capture !== undefined) {
      if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
      if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
      order.status = 'COMPLETED';
      done.captures += 1;
    }
    return { json: shown(order) };
  });
  return { api, orders, done };
}

/** The money of a paid order, as PayPal writes it. */
export function captureOf({ id, custom_id, amount }: StandInPaypalOrder) {
  const supplementary_data = { related_ids: { order_id: id } };
  return { id: `CAP${id}`, status: 'COMPLETED', custom_id, amount, supplementary_data };
}

function shown(order: StandInPaypalOrder) {
  const { id, status } = order;
  const links = [{ rel: 'payer-action', href: `https://paypal.example/checkoutnow?token=${id}` }];
  const captures = status === 'COMPLETED' ? [captureOf(order)] : [];
  return { id, status, links, purchase_units: [{ payments: { captures } }] };
}

function unprocessable(issue: string) {
  return { status: 422, json: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] } };
}
