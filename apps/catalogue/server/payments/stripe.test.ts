import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireOrders } from '../shop/expire-orders';
import { testNow } from '../testing/test-catalogue';
import { testShop } from '../testing/test-shop';
import { openPayments } from './open-payments';
import { type StandInSession, stripeSecrets, stripeStandIn } from './testing/stripe-stand-in';
import { paymentWebhooks } from './webhooks';

const stripe = await stripeStandIn();
const payments = openPayments({
  STRIPE_SECRET_KEY: stripeSecrets.key,
  STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
  STRIPE_API: stripe.api,
  PAYPAL_CLIENT_ID: undefined,
  PAYPAL_CLIENT_SECRET: undefined,
  PAYPAL_WEBHOOK_ID: undefined,
  PAYPAL_API: '',
});
const { call, db, order, stockOf, stateOf, resources } = await testShop({ payments });
const webhooks = paymentWebhooks(resources, 'https://mill.example');
const poplin = 1;
let events = 0;

beforeEach(async () => {
  stripe.fails = false;
  await db.execute(sql`update products set stock = 100`);
});

type Key = { number: string; token: string };

const post = (key: Key, what: string, more = {}) =>
  call({ path: `/shop/order/${key.number}/${what}`, json: { token: key.token, ...more } });
const pay = (key: Key) => post(key, 'pay', { return_url: 'http://127.0.0.1/order' });

async function tell(type: string, object: unknown, id = `evt_${++events}`, header?: string) {
  const { body, signature } = stripe.event(id, type, object);
  const headers = { 'stripe-signature': header ?? signature };
  const response = await webhooks.request('/webhooks/stripe', { method: 'POST', body, headers });
  return { status: response.status, ...((await response.json()) as { received: boolean; outcome?: string }) };
}

/** An order whose payment page was opened. */
async function begun(quantity = 1) {
  const { data } = await order([{ product_id: poplin, quantity }], { payment_type: 17 });
  const { data: page } = await pay(data);
  const session = [...stripe.sessions.values()].find(({ url }) => url === page.url);
  if (session === undefined) throw new Error('No session was made.');
  return { key: data as Key, session };
}

const paid = (session: StandInSession) => ({ ...session, status: 'complete', payment_status: 'paid' });
const completed = 'checkout.session.completed';

describe('a payment by Stripe', () => {
  it('begins on Stripe’s page with the order’s total, once, however often it is asked for', async () => {
    const { data } = await order([{ product_id: poplin, quantity: 3 }], { payment_type: 17 });
    const before = stripe.sessions.size;
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(data)));
    expect(new Set(answers.map(({ data: page }) => page.url)).size).toBe(1);
    expect(stripe.sessions.size - before).toBe(1);
    expect([...stripe.sessions.values()].at(-1)).toMatchObject({ amount_total: 3 * 620 + 2000, currency: 'usd' });
    expect(await stateOf(data.number)).toBe('awaiting_payment');
  });

  it('is refused in our words when Stripe fails, and can be tried again', async () => {
    const { data } = await order([{ product_id: poplin, quantity: 1 }], { payment_type: 17 });
    stripe.fails = true;
    const answer = await pay(data);
    expect([answer.status, answer.code, JSON.stringify(answer).includes('sk_test')]).toEqual([503, 14, false]);
    stripe.fails = false;
    expect((await pay(data)).data.kind).toBe('redirect');
  });

  it('pays its order when Stripe says so, once', async () => {
    const { key, session } = await begun(4);
    const told = [await tell(completed, paid(session), 'evt_once'), await tell(completed, paid(session), 'evt_once')];
    expect(told.map(({ status, outcome }) => [status, outcome])).toEqual([
      [200, 'paid'],
      [200, 'repeated'],
    ]);
    expect((await tell('checkout.session.async_payment_succeeded', paid(session))).outcome).toBe('nothing-new');
    expect([await stateOf(key.number), await stockOf(poplin)]).toEqual(['paid', 96]);
    const { data: shown } = await call({ path: `/shop/order/${key.number}?token=${key.token}` });
    expect(shown.payments).toMatchObject([{ payment_type: 17, state: 'paid', amount: 4 * 620 + 2000 }]);
    expect((await pay(key)).data).toEqual({ kind: 'settled', state: 'paid' });
    expect((await post(key, 'cancel')).status).toBe(409);
  });

  it('is handled once by ten instances that are told at once', async () => {
    const { key, session } = await begun();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => tell(completed, paid(session), 'evt_ten')));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['paid', ...Array(9).fill('repeated')]);
    expect(await stateOf(key.number)).toBe('paid');
  });

  it('is known to the page that the buyer comes back to, before Stripe tells', async () => {
    const { key, session } = await begun();
    expect((await post(key, 'confirm-payment')).data.state).toBe('awaiting_payment');
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    expect((await post(key, 'confirm-payment')).data.state).toBe('paid');
    expect((await tell(completed, session)).outcome).toBe('nothing-new');
  });

  it.each([
    ['another sum', { amount_total: 1 }],
    ['another currency', { currency: 'eur' }],
  ])('does not pay its order with %s', async (_what, other) => {
    const { key, session } = await begun();
    expect((await tell(completed, { ...paid(session), ...other })).outcome).toBe('wrong-amount');
    expect(await stateOf(key.number)).toBe('awaiting_payment');
  });

  it('that takes days is waited for, and may fail', async () => {
    const { key, session } = await begun();
    expect((await tell(completed, { ...session, status: 'complete' })).outcome).toBe('nothing-new');
    expect((await tell('checkout.session.async_payment_failed', session)).outcome).toBe('failed');
    expect(await stateOf(key.number)).toBe('awaiting_payment');
    expect((await pay(key)).data.kind).toBe('redirect');
    expect((await tell('checkout.session.async_payment_succeeded', paid(session))).outcome).toBe('paid');
  });

  it('is not undone by an end that is told late', async () => {
    const { key, session } = await begun();
    await tell(completed, paid(session));
    expect((await tell('checkout.session.expired', { ...session, status: 'expired' })).outcome).toBe('nothing-new');
    expect(await stateOf(key.number)).toBe('paid');
  });

  it('that went back before it was told to have come stays gone', async () => {
    const { key, session } = await begun();
    const charge = { id: 'ch_1', payment_intent: session.payment_intent, metadata: session.metadata, refunded: true };
    expect((await tell('charge.refunded', charge)).outcome).toBe('refunded');
    expect((await tell(completed, paid(session))).outcome).toBe('nothing-new');
    expect(await stateOf(key.number)).toBe('awaiting_payment');
  });

  it('that goes back ends its order and gives the goods free', async () => {
    const { key, session } = await begun(5);
    await tell(completed, paid(session));
    const charge = { id: 'ch_2', payment_intent: session.payment_intent, metadata: {}, refunded: true };
    expect((await tell('charge.refunded', { ...charge, refunded: false })).outcome).toBe('nothing-new');
    expect((await tell('charge.refunded', charge)).outcome).toBe('refunded');
    expect([await stateOf(key.number), await stockOf(poplin)]).toEqual(['refunded', 100]);
  });
});

describe('money for an order that has ended', () => {
  const endings = [
    ['cancelled', (key: Key) => post(key, 'cancel')],
    ['expired', () => expireOrders({ ...resources, now: new Date(testNow.getTime() + 1e9) })],
  ] as const;

  it.each(endings)('makes an order that was %s live again when its goods are there', async (state, end) => {
    const { key, session } = await begun(8);
    await end(key);
    expect([await stateOf(key.number), session.status]).toEqual([state, 'expired']);
    await db.execute(sql`update products set stock = 8`);
    expect((await tell(completed, paid(session))).outcome).toBe('paid');
    expect([await stateOf(key.number), await stockOf(poplin)]).toEqual(['paid', 0]);
  });

  it.each(endings)('has to go back when the goods of an order that was %s are not', async (_state, end) => {
    const { key, session } = await begun(8);
    await end(key);
    await db.execute(sql`update products set stock = 7`);
    expect((await tell(completed, paid(session))).outcome).toBe('in-vain');
    expect([await stateOf(key.number), await stockOf(poplin)]).toEqual(['refund_due', 7]);
  });
});

describe('an event that Stripe did not send', () => {
  it.each([
    ['without a signature', ''],
    ['with the signature of something else', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`],
  ])('is refused %s', async (_what, header) => {
    const { key, session } = await begun();
    expect(await tell(completed, paid(session), undefined, header)).toEqual({ status: 400, received: false });
    expect(await stateOf(key.number)).toBe('awaiting_payment');
  });

  it('about a payment that is not ours changes nothing', async () => {
    const stranger = { id: 'cs_other', payment_status: 'paid', amount_total: 1, currency: 'usd', metadata: {} };
    expect(await tell(completed, stranger)).toMatchObject({ status: 200, outcome: 'not-ours' });
    expect(await tell('customer.created', { id: 'cus_1' })).toMatchObject({ status: 200, outcome: 'not-ours' });
  });

  it('of a provider that is not set up is not there', async () => {
    expect((await webhooks.request('/webhooks/paypal', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
