import { receiptNumber } from '@selvedge/domain/fees';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { openPayments } from '../payments/stripe-payments';
import { stripeWebhook } from '../payments/stripe-webhook';
import { stripeSecrets, stripeStandIn } from '../payments/testing/stripe-stand-in';
import { demoDatabase } from '../testing/demo-database';
import { feeWorld, type Payer } from '../testing/fees';

const stripe = await stripeStandIn();
const payments = openPayments({
  PORTAL_STRIPE_SECRET_KEY: stripeSecrets.key,
  PORTAL_STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
  PORTAL_STRIPE_API: stripe.api,
});
const resources = { ...(await demoDatabase()), payments };
const { pool } = resources;
// Two instances beside each other, on one database.
const worlds = [await feeWorld(resources), await feeWorld(resources)] as const;
const webhooks = [stripeWebhook(resources), stripeWebhook(resources)] as const;
const { ask, billed, sendSlip } = worlds[0];

interface Open {
  readonly payer: Payer;
  readonly bill: { readonly id: number };
}

const plan = [
  { days: 30, share: 300 },
  { days: 200, share: 700 },
];

let open: readonly Open[] = [];

beforeAll(async () => {
  open = await billed(6, { plan });
});

const acts = ['publish', 'pay', 'waive', 'refund', 'reverse', 'slip', 'accept', 'refuse', 'card', 'card_back'] as const;

type Step = readonly [what: (typeof acts)[number], who: number, cents: number];

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(...acts),
  fc.nat({ max: 5 }),
  fc.integer({ min: 1, max: 90_000 }),
);

/** Does a step as the treasurer, a member or the provider would, by one instance or the other; the rules may refuse it. */
async function take([what, who, cents]: Step, instance: 0 | 1): Promise<void> {
  const { desk } = worlds[instance];
  const one = open[who];
  if (one === undefined) throw new Error('Six are billed.');
  if (what === 'publish') return void (await worlds[instance].billed(1, { plan }));
  if (what === 'slip') return void (await sendSlip(one.bill.id, one.payer));
  if (what === 'card') return void (await payByCard(one, instance));
  if (what === 'card_back') return void (await giveCardBack(one, cents, instance));
  const { data } = await desk(`bill/1/${one.bill.id}`);
  if (what === 'accept' || what === 'refuse') {
    const waiting = data.vouchers.find(({ state }: { state: string }) => state === 'waiting');
    if (waiting === undefined) return;
    const more = what === 'refuse' ? { reason: 'no' } : { cents: Math.min(cents, data.outstanding) || 1 };
    return void (await desk('voucher/decide', { ccId: 1, id: waiting.id, act: what, ...more }));
  }
  const entry = data.entries[cents % data.entries.length];
  const asked = what === 'reverse' ? { entry_id: entry.id } : { cents };
  await desk('modifyMemberPayStatus', {
    ...{ ccId: 1, id: one.bill.id, version: data.version, act: what, reason: 'a test' },
    ...asked,
  });
}

let events = 0;

async function tell(type: string, object: unknown, instance: 0 | 1): Promise<void> {
  events += 1;
  const { body, signature } = stripe.event(`evt_${events}`, type, object);
  const headers = { 'stripe-signature': signature };
  const answer = await webhooks[instance].request('/v1/webhooks/stripe', { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
}

/** Pays on the provider's page what was owed when it was opened, also when a transfer comes meanwhile. */
async function payByCard({ payer, bill }: Open, instance: 0 | 1): Promise<void> {
  const { data } = await ask('/h5/cc/fee/payOnline', { bill_id: bill.id, return_path: '/me/fees' }, payer.headers);
  const session = [...stripe.sessions.values()].find(({ url }) => url === data?.url);
  if (session !== undefined) {
    await tell('checkout.session.completed', { ...session, payment_status: 'paid' }, instance);
  }
}

/** Gives a part of what was paid by card back at the provider. */
async function giveCardBack({ bill }: Open, cents: number, instance: 0 | 1): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from online_payments where bill_id = $1 and state = 'paid' order by id desc limit 1`,
    [bill.id],
  );
  const [payment] = rows;
  const session = [...stripe.sessions.values()].find(
    ({ metadata }) => metadata.portal_payment === String(payment?.id ?? ''),
  );
  if (session === undefined) return;
  const charge = { id: `ch_${session.id}`, metadata: session.metadata, amount_refunded: cents };
  await tell('charge.refunded', charge, instance);
}

async function expectBooksInOrder(): Promise<void> {
  // More than was charged comes only by card: the provider's page was open when a transfer came.
  const { rows: wrong } = await pool.query(`
    select b.id, b.state, s.* from bills as b join lateral (
      select sum(case when e.debit = 'receivable' then e.cents when e.credit = 'receivable' then -e.cents else 0 end) as owed,
        sum(case when e.debit = 'bank' then e.cents when e.credit = 'bank' then -e.cents else 0 end) as kept,
        sum(case when e.way = 'stripe' then e.cents else 0 end) as by_card
      from ledger_entries as e where e.bill_id = b.id) as s on true
    where s.owed > b.cents or s.kept < 0 or (s.owed < 0 and s.by_card = 0)
      or (b.state in ('paid', 'waived', 'refunded') and s.owed > 0)
      or (b.state in ('unpaid', 'part_paid', 'overdue') and s.owed <= 0)`);
  expect(wrong).toEqual([]);
  await expectSameAtTheDesk();
  const { rows } = await pool.query<{ year: number; serial: number }>(
    'select year, serial from receipts where community_id = 1 order by year, serial',
  );
  const counted = new Map<number, number>();
  for (const { year, serial } of rows) {
    counted.set(year, (counted.get(year) ?? 0) + 1);
    expect(receiptNumber(year, serial)).toBe(receiptNumber(year, counted.get(year) ?? 0));
  }
  const { rows: astray } = await pool.query(
    `select e.id from ledger_entries as e left join receipts as r on r.entry_id = e.id
      left join receipts as c on c.id = r.cancels
      where ((e.debit = 'bank' or e.credit = 'bank') and r.id is null)
        or (r.kind = 'cancellation' and c.entry_id is distinct from e.reverses)`,
  );
  expect(astray).toEqual([]);
}

/** What the desk reads of the books and of each bill is what stands in them, to the cent. */
async function expectSameAtTheDesk(): Promise<void> {
  const { data } = await worlds[0].desk('ledger/1/1/0');
  expect(data.difference).toBe(0);
  const { rows } = await pool.query<{ owed: number; kept: number }>(
    `select sum(case when debit = 'receivable' then cents when credit = 'receivable' then -cents else 0 end)::int as owed,
      sum(case when debit = 'bank' then cents when credit = 'bank' then -cents else 0 end)::int as kept
      from ledger_entries where community_id = 1`,
  );
  expect([data.balances.receivable, data.balances.bank]).toEqual([rows[0]?.owed, rows[0]?.kept]);
  for (const { bill } of open) {
    const { data: shown } = await worlds[1].desk(`bill/1/${bill.id}`);
    const { rows: sums } = await pool.query<{ owed: number }>(
      `select sum(case when debit = 'receivable' then cents when credit = 'receivable' then -cents else 0 end)::int as owed
        from ledger_entries where bill_id = $1`,
      [bill.id],
    );
    expect([bill.id, shown.outstanding]).toEqual([bill.id, sums[0]?.owed]);
    const parts = shown.instalments.reduce((sum: number, part: { open: number }) => sum + part.open, 0);
    expect([bill.id, parts]).toEqual([bill.id, Math.max(0, shown.outstanding)]);
  }
}

it('has balances that add up to the cent and receipts without a gap, after whatever was done by two instances at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      // Pairs at the same time: often on the same bill, always for the next receipt.
      for (let place = 0; place < steps.length; place += 2) {
        const [first, second] = [steps[place], steps[place + 1]];
        await Promise.all([first && take(first, 0), second && take(second, 1)]);
      }
      await expectBooksInOrder();
    }),
    { numRuns: 12 },
  );
}, 300_000);

it.each(['pay', 'waive'])('lets one of two instances %s a bill that both do at the same moment', async (act) => {
  const many = await billed(6);
  const answers = await Promise.all(
    many.flatMap(({ bill }) =>
      worlds.map(({ desk }) =>
        desk('modifyMemberPayStatus', { ccId: 1, id: bill.id, version: bill.version, act, reason: 'at once' }),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(6).fill(200), ...Array(6).fill(409)]);
  await expectBooksInOrder();
});

it('gives no number twice and leaves none out when many slips are accepted at once', async () => {
  const many = await billed(12);
  const sent = await Promise.all(many.map(({ bill, payer }) => sendSlip(bill.id, payer)));
  const answers = await Promise.all(
    sent.map(({ data }, place) =>
      worlds[place % 2 === 0 ? 0 : 1].desk('voucher/decide', { ccId: 1, id: data.id, act: 'accept' }),
    ),
  );
  expect(new Set(answers.map(({ data }) => data.receipt)).size).toBe(12);
  await expectBooksInOrder();
});

it('bills everybody once, however often and by how many a fee is published at once', async () => {
  const [one] = await billed(3);
  const feeId = one?.feeId ?? 0;
  await Promise.all([0, 1, 0].map((instance) => worlds[instance as 0 | 1].desk('publish', { ccId: 1, id: feeId })));
  const { rows } = await pool.query('select count(*)::int as n from bills where fee_id = $1', [feeId]);
  expect(rows).toEqual([{ n: 3 }]);
});

it('changes nothing that stands in the books', async () => {
  await expect(pool.query('update ledger_entries set cents = 1')).rejects.toThrow(/not changed/);
  await expect(pool.query('delete from receipts')).rejects.toThrow(/not changed/);
});

it('cancels a receipt only by another one', async () => {
  const [one] = await billed(1);
  if (one === undefined) throw new Error('Nobody was billed.');
  const { desk } = worlds[0];
  const change = { ccId: 1, id: one.bill.id, reason: 'Booked on the wrong bill.' };
  const paid = await desk('modifyMemberPayStatus', { ...change, version: one.bill.version, act: 'pay', way: 'cash' });
  const entry = paid.data.entries.find(({ kind }: { kind: string }) => kind === 'payment');
  const back = await desk('modifyMemberPayStatus', {
    ...change,
    version: paid.data.version,
    act: 'reverse',
    entry_id: entry.id,
  });
  expect(back.data).toMatchObject({ state: 'unpaid', outstanding: 200_000, paid: 0 });
  const [cancelling, cancelled] = back.data.receipts;
  expect([cancelling.kind, cancelled.cancelled_by]).toEqual(['cancellation', cancelling.number]);
  const again = { ...change, version: back.data.version, act: 'reverse', entry_id: entry.id };
  expect((await desk('modifyMemberPayStatus', again)).status).toBe(422);
  expect((await desk('modifyMemberPayStatus', { ...again, version: 1 })).status).toBe(409);
  expect((await ask(`/cc/fee/bill/1/${one.bill.id}`, undefined, one.payer.headers)).status).toBe(403);
});
