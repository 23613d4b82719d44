import { beforeEach, describe, expect, it } from 'vitest';
import { demoDatabase } from '../testing/demo-database';
import { feeWorld, type Payer } from '../testing/fees';
import { openPayments } from './stripe-payments';
import { stripeWebhook } from './stripe-webhook';
import { type StandInSession, stripeSecrets, stripeStandIn } from './testing/stripe-stand-in';

const stripe = await stripeStandIn();
const payments = openPayments({
  PORTAL_STRIPE_SECRET_KEY: stripeSecrets.key,
  PORTAL_STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
  PORTAL_STRIPE_API: stripe.api,
});
const resources = { ...(await demoDatabase()), payments };
const { ask, desk, billed, sendSlip } = await feeWorld(resources);
// Two instances beside each other, on one database.
const webhooks = [stripeWebhook(resources), stripeWebhook(resources)] as const;
let events = 0;

beforeEach(() => {
  stripe.fails = false;
});

interface Open {
  readonly payer: Payer;
  readonly bill: { readonly id: number };
}

const completed = 'checkout.session.completed';
const succeeded = 'checkout.session.async_payment_succeeded';
const paid = (session: StandInSession) => ({ ...session, payment_status: 'paid' });

const pay = ({ payer, bill }: Open) =>
  ask('/h5/cc/fee/payOnline', { bill_id: bill.id, return_path: '/me/fees' }, payer.headers);
const detail = async ({ bill }: Open) => (await desk(`bill/1/${bill.id}`)).data;

async function tell(type: string, object: unknown, id = `evt_${++events}`, header?: string) {
  const { body, signature } = stripe.event(id, type, object);
  const headers = { 'stripe-signature': header ?? signature };
  const instance = webhooks[++events % 2 === 0 ? 0 : 1];
  const response = await instance.request('/v1/webhooks/stripe', { method: 'POST', body, headers });
  return { status: response.status, ...((await response.json()) as { received: boolean; outcome?: string }) };
}

async function one(): Promise<Open> {
  const [first] = await billed(1);
  if (first === undefined) throw new Error('Nobody was billed.');
  return first;
}

/** A bill whose payment page was opened. */
async function begun(): Promise<Open & { readonly session: StandInSession }> {
  const open = await one();
  const { data } = await pay(open);
  const session = [...stripe.sessions.values()].find(({ url }) => url === data.url);
  if (session === undefined) throw new Error('No session was made.');
  return { ...open, session };
}

describe('a bill that is paid by card', () => {
  it('leads to Stripe’s page with what is owed, one page however often it is asked for', async () => {
    const open = await one();
    const before = stripe.sessions.size;
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(open)));
    expect(new Set(answers.map(({ data }) => data.url)).size).toBe(1);
    expect(stripe.sessions.size - before).toBe(1);
    expect([...stripe.sessions.values()].at(-1)).toMatchObject({ amount_total: 200_000, currency: 'cny' });
    expect((await detail(open)).state).toBe('unpaid');
  });

  it('is refused in our words when Stripe fails, and can be tried again', async () => {
    const open = await one();
    stripe.fails = true;
    const answer = await pay(open);
    expect([answer.status, answer.code, JSON.stringify(answer).includes('sk_test')]).toEqual([503, 14, false]);
    stripe.fails = false;
    expect((await pay(open)).status).toBe(200);
  });

  it('is nobody’s business but of who pays it', async () => {
    const [open, other] = [await one(), await one()];
    expect((await pay({ ...open, payer: other.payer })).status).toBe(404);
  });

  it('is paid when Stripe says so, once, with one receipt', async () => {
    const open = await begun();
    const told = [
      await tell(completed, paid(open.session), 'evt_once'),
      await tell(completed, paid(open.session), 'evt_once'),
    ];
    expect(told.map(({ status, outcome }) => [status, outcome])).toEqual([
      [200, 'booked'],
      [200, 'repeated'],
    ]);
    expect((await tell(succeeded, paid(open.session))).outcome).toBe('noted');
    const bill = await detail(open);
    expect(bill).toMatchObject({ state: 'paid', paid: 200_000, outstanding: 0 });
    expect(bill.receipts).toHaveLength(1);
    expect(bill.entries.at(-1)).toMatchObject({ kind: 'payment', way: 'stripe' });
    expect((await pay(open)).status).toBe(409);
  });

  it('is booked once by two instances that are told ten times at once', async () => {
    const open = await begun();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => tell(completed, paid(open.session), 'evt_ten')),
    );
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['booked', ...Array(9).fill('repeated')]);
    expect((await detail(open)).receipts).toHaveLength(1);
  });

  it.each([
    ['a part of it', { amount_total: 150_000 }, 'part_paid', 50_000],
    ['more than it', { amount_total: 260_000 }, 'paid', -60_000],
  ])('has what really came in the books when that is %s, and somebody is called', async (_what, other, state, owed) => {
    const open = await begun();
    expect((await tell(completed, { ...paid(open.session), ...other })).outcome).toBe('wrong_amount');
    expect(await detail(open)).toMatchObject({ state, outstanding: owed });
  });

  it('is waited for when the money takes days, and open again when it does not come', async () => {
    const open = await begun();
    expect((await tell(completed, open.session)).outcome).toBe('noted');
    expect((await tell('checkout.session.async_payment_failed', open.session)).outcome).toBe('noted');
    expect((await detail(open)).state).toBe('unpaid');
    const again = await pay(open);
    expect(again.data.url).not.toBe(open.session.url);
  });

  it('is not undone by an end that is told late', async () => {
    const open = await begun();
    await tell(completed, paid(open.session));
    expect((await tell('checkout.session.expired', open.session)).outcome).toBe('noted');
    expect((await detail(open)).state).toBe('paid');
  });

  it('that was paid by transfer meanwhile takes the money, shows what is too much, and gives it back', async () => {
    const open = await begun();
    const { data: slip } = await sendSlip(open.bill.id, open.payer);
    await desk('voucher/decide', { ccId: 1, id: slip.id, act: 'accept' });
    expect((await tell(completed, paid(open.session))).outcome).toBe('booked');
    expect(await detail(open)).toMatchObject({ state: 'paid', outstanding: -200_000 });
    const charge = { id: 'ch_1', metadata: open.session.metadata, amount_refunded: 200_000 };
    expect((await tell('charge.refunded', charge)).outcome).toBe('booked');
    expect(await detail(open)).toMatchObject({ state: 'paid', outstanding: 0 });
  });

  it('is refunded in parts, each part booked once', async () => {
    const open = await begun();
    await tell(completed, paid(open.session));
    const charge = (amount_refunded: number) => ({ id: 'ch_2', metadata: open.session.metadata, amount_refunded });
    const outcomes = [];
    for (const amount of [50_000, 50_000, 200_000])
      outcomes.push((await tell('charge.refunded', charge(amount))).outcome);
    expect(outcomes).toEqual(['booked', 'noted', 'booked']);
    const bill = await detail(open);
    expect(bill.state).toBe('refunded');
    const refunds = bill.entries.filter(({ kind }: { kind: string }) => kind === 'refund');
    expect(refunds.map(({ cents }: { cents: number }) => cents)).toEqual([50_000, 150_000]);
  });
});

describe('a bill that was paid by card twice', () => {
  it('has what goes back of each payment in its books', async () => {
    const open = await begun();
    await tell(completed, paid(open.session));
    const { entries, version } = await detail(open);
    const entry = entries.find(({ kind }: { kind: string }) => kind === 'payment');
    const back = { ccId: 1, id: open.bill.id, version, act: 'reverse', entry_id: entry.id, reason: 'Another bill’s.' };
    expect((await desk('modifyMemberPayStatus', back)).status).toBe(200);
    // The treasurer has taken it out of the books already: what Stripe then gives back is in them.
    const first = { id: 'ch_first', metadata: open.session.metadata, amount_refunded: 200_000 };
    expect((await tell('charge.refunded', first)).outcome).toBe('in_vain');
    const { data } = await pay(open);
    const session = [...stripe.sessions.values()].find(({ url }) => url === data.url);
    if (session === undefined) throw new Error('No second session was made.');
    expect((await tell(completed, paid(session))).outcome).toBe('booked');
    const second = (amount_refunded: number) => ({ id: 'ch_second', metadata: session.metadata, amount_refunded });
    expect((await tell('charge.refunded', second(30_000))).outcome).toBe('booked');
    expect((await tell('charge.refunded', second(30_000))).outcome).toBe('noted');
    expect((await tell('charge.refunded', first)).outcome).toBe('noted');
    expect((await tell('charge.refunded', second(200_000))).outcome).toBe('booked');
    const { state, entries: books } = await detail(open);
    const refunds = books.filter(({ kind }: { kind: string }) => kind === 'refund');
    expect([state, refunds.map(({ cents }: { cents: number }) => cents)]).toEqual(['refunded', [30_000, 170_000]]);
  });
});

describe('an event that Stripe did not send', () => {
  it.each([
    ['without a signature', ''],
    ['with the signature of something else', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`],
  ])('is refused %s', async (_what, header) => {
    const open = await begun();
    expect(await tell(completed, paid(open.session), undefined, header)).toEqual({ status: 400, received: false });
    expect((await detail(open)).state).toBe('unpaid');
  });

  it('about a payment that is not ours changes nothing', async () => {
    const stranger = { id: 'cs_other', payment_status: 'paid', amount_total: 1, currency: 'cny', metadata: {} };
    expect(await tell(completed, stranger)).toMatchObject({ status: 200, outcome: 'not_ours' });
    expect(await tell('customer.created', { id: 'cus_1' })).toMatchObject({ status: 200, outcome: 'not_ours' });
  });

  it('is not even there where Stripe is not set up', async () => {
    const none = stripeWebhook({ ...resources, payments: null });
    expect((await none.request('/v1/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
