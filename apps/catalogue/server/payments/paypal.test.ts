import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { refundOrder } from '../orders/refund-order';
import { testShop } from '../testing/test-shop';
import { openPayments } from './open-payments';
import { captureOf, genuine, paypalSecrets, paypalStandIn, type StandInPaypalOrder } from './testing/paypal-stand-in';
import { paymentWebhooks } from './webhooks';

const paypal = await paypalStandIn();
const payments = openPayments({
  STRIPE_SECRET_KEY: undefined,
  STRIPE_WEBHOOK_SECRET: undefined,
  STRIPE_API: 'https://api.stripe.com',
  PAYPAL_CLIENT_ID: paypalSecrets.id,
  PAYPAL_CLIENT_SECRET: paypalSecrets.secret,
  PAYPAL_WEBHOOK_ID: paypalSecrets.webhookId,
  PAYPAL_API: paypal.api,
});
const { call, db, order, stockOf, stateOf, resources } = await testShop({ payments });
const mailOrigin = 'https://mill.example';
const webhooks = paymentWebhooks(resources, mailOrigin);
let events = 0;

beforeEach(() => db.execute(sql`update products set stock = 100`));

type Key = { number: string; token: string };

const post = (key: Key, what: string, more = {}) =>
  call({ path: `/shop/order/${key.number}/${what}`, json: { token: key.token, ...more } });

async function begun() {
  const { data } = await order([{ product_id: 1, quantity: 2 }], { payment_type: 11 });
  const { data: page } = await post(data, 'pay', { return_url: 'http://127.0.0.1/order' });
  const theirs = paypal.orders.get(new URL(page.url).searchParams.get('token') ?? '');
  if (theirs === undefined) throw new Error('No order was made at PayPal.');
  return { key: data as Key, theirs };
}

async function tell(event_type: string, resource: unknown, { id = `WH-E${++events}`, signature = genuine } = {}) {
  const headers = { 'paypal-transmission-sig': signature, 'paypal-transmission-id': id };
  const body = JSON.stringify({ id, event_type, resource });
  const response = await webhooks.request('/webhooks/paypal', { method: 'POST', body, headers });
  return { status: response.status, ...((await response.json()) as { received: boolean; outcome?: string }) };
}

const approved = (theirs: StandInPaypalOrder) => {
  theirs.status = 'APPROVED';
  return tell('CHECKOUT.ORDER.APPROVED', { id: theirs.id, purchase_units: [{ custom_id: theirs.custom_id }] });
};

describe('a payment by PayPal', () => {
  it('begins on PayPal’s page with the order’s total, behind one access token', async () => {
    const { key, theirs } = await begun();
    expect([theirs.amount, await stateOf(key.number)]).toEqual([
      { currency_code: 'USD', value: '32.40' },
      'awaiting_payment',
    ]);
    await begun();
    expect(paypal.done.tokens).toBe(1);
  });

  it('is collected when the buyer comes back, and once with PayPal telling of it meanwhile', async () => {
    const { key, theirs } = await begun();
    expect((await post(key, 'confirm-payment')).data.state).toBe('awaiting_payment');
    const before = paypal.done.captures;
    theirs.status = 'APPROVED';
    await Promise.all([post(key, 'confirm-payment'), post(key, 'confirm-payment'), approved(theirs)]);
    expect([await stateOf(key.number), paypal.done.captures - before]).toEqual(['paid', 1]);
    expect((await tell('PAYMENT.CAPTURE.COMPLETED', captureOf(theirs))).outcome).toBe('nothing-new');
  });

  it('is collected when PayPal tells that the buyer agreed, though nobody came back', async () => {
    const { key, theirs } = await begun();
    expect((await approved(theirs)).outcome).toBe('paid');
    expect([await stateOf(key.number), await stockOf(1)]).toEqual(['paid', 98]);
  });

  it('is not collected for an order that was cancelled meanwhile', async () => {
    const { key, theirs } = await begun();
    await post(key, 'cancel');
    const before = paypal.done.captures;
    expect((await approved(theirs)).outcome).toBe('nothing-new');
    expect([await stateOf(key.number), paypal.done.captures]).toEqual(['cancelled', before]);
  });

  it('does not pay its order with another sum', async () => {
    const { key, theirs } = await begun();
    const little = { ...captureOf(theirs), amount: { currency_code: 'USD', value: '0.01' } };
    expect((await tell('PAYMENT.CAPTURE.COMPLETED', little)).outcome).toBe('wrong-amount');
    expect(await stateOf(key.number)).toBe('awaiting_payment');
  });

  it('goes back through PayPal when staff say so, and PayPal’s own word of it changes nothing more', async () => {
    const { key, theirs } = await begun();
    await approved(theirs);
    await refundOrder({ ...resources, now: resources.now(), mailOrigin }, key.number);
    expect([await stateOf(key.number), paypal.done.refunds.at(-1)]).toEqual(['refunded', `CAP${theirs.id}`]);
    const link = { rel: 'up', href: `${paypal.api}/v2/payments/captures/CAP${theirs.id}` };
    expect((await tell('PAYMENT.CAPTURE.REFUNDED', { id: 'RF1', links: [link] })).outcome).toBe('nothing-new');
  });

  it('is not paid by an event that PayPal does not vouch for', async () => {
    const { key, theirs } = await begun();
    const forged = await tell('PAYMENT.CAPTURE.COMPLETED', captureOf(theirs), { signature: 'forged' });
    expect(forged).toEqual({ status: 400, received: false });
    expect(await stateOf(key.number)).toBe('awaiting_payment');
    expect((await webhooks.request('/webhooks/paypal', { method: 'POST', body: 'no JSON' })).status).toBe(400);
  });
});
