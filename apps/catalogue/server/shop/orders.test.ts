import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testNow } from '../testing/test-catalogue';
import { buyer, testShop } from '../testing/test-shop';
import { expireOrders } from './expire-orders';

const { call, db, order, stockOf, stateOf, resources } = await testShop();
const [poplin, oxford, denim] = [1, 2, 4];

const refill = (stock: number) => db.execute(sql`update products set stock = ${stock}`);
const keyOf = ({ number, token }: { number: string; token: string }) => ({ number, token });
const post = (key: { number: string; token: string }, what: string, more = {}) =>
  call({ path: `/shop/order/${key.number}/${what}`, json: { token: key.token, ...more } });
const show = ({ number, token }: { number: string; token: string }) =>
  call({ path: `/shop/order/${number}?token=${token}` });
const countOrders = async () => {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from orders`);
  return rows[0]?.n ?? -1;
};

beforeEach(async () => {
  await refill(100);
});

describe('an order', () => {
  it('is placed at the server’s price, holds its goods back, and is shown to whoever has its link', async () => {
    const { data } = await order([
      { product_id: poplin, quantity: 10 },
      { product_id: oxford, quantity: 5 },
    ]);
    expect(data).toMatchObject({ state: 'placed', total: 15 * 620 + 2000 });
    expect(data.number).toMatch(/^SO-2026-\d{6}$/);
    expect([await stockOf(poplin), await stockOf(oxford)]).toEqual([90, 95]);
    const { data: shown } = await show(data);
    expect(shown).toMatchObject({
      ...{ number: data.number, state: 'placed', subtotal: 9300, discount: 0, shipping: 2000, total: 11_300 },
      ...{ can_pay: true, can_cancel: true, can_send_proof: true },
      buyer: { name: 'Ines Varga', email: 'ines@brookside.example', city: 'Guimarães' },
    });
    expect(shown.lines.map(({ title, total }: { title: string; total: number }) => [title, total])).toEqual([
      ['White poplin 133', 6200],
      ['Blue Oxford twills', 3100],
    ]);
  });

  it('keeps what was bought when the product changes afterwards', async () => {
    const { data } = await order([{ product_id: poplin, quantity: 2 }]);
    await db.execute(sql`update products set price_min = 1, price_max = 1 where id = ${poplin}`);
    await db.execute(sql`update product_texts set title = 'Other' where product_id = ${poplin} and language = 'en'`);
    const { data: shown } = await show(data);
    expect([shown.lines[0].title, shown.lines[0].unit_price, shown.total]).toEqual(['White poplin 133', 620, 3240]);
    await db.execute(sql`update products set price_min = 480, price_max = 620 where id = ${poplin}`);
    await db.execute(
      sql`update product_texts set title = 'White poplin 133' where product_id = ${poplin} and language = 'en'`,
    );
  });

  it.each([
    ['another token', (key: { number: string }) => ({ number: key.number, token: 'x'.repeat(32) })],
    [
      'another year',
      (key: { number: string; token: string }) => ({ ...key, number: key.number.replace('2026', '2025') }),
    ],
    ['a number that nobody has', (key: { token: string }) => ({ ...key, number: 'SO-2026-999999' })],
    ['no number at all', (key: { token: string }) => ({ ...key, number: 'order' })],
  ])('is nothing to who has %s', async (_what, change) => {
    const { data } = await order([{ product_id: poplin, quantity: 1 }]);
    const key = change(keyOf(data));
    for (const answer of [await show(key), await post(key, 'cancel'), await post(key, 'confirm-payment')]) {
      expect([answer.status, answer.code]).toEqual([404, 10]);
    }
    expect(await stateOf(data.number)).toBe('placed');
  });

  it('is one order however often and however many times at once it is sent', async () => {
    const key = randomUUID();
    const lines = [{ product_id: poplin, quantity: 7 }];
    const json = { idempotency_key: key, lines, payment_type: 16, total: 7 * 620 + 2000, ...buyer };
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 12 }, () => call({ path: '/shop/order', json })));
    expect(new Set(answers.map(({ data }) => `${data.number} ${data.token}`)).size).toBe(1);
    expect([(await countOrders()) - before, await stockOf(poplin)]).toEqual([1, 93]);
    const other = await call({ path: '/shop/order', json: { ...json, city: 'Porto' } });
    expect([other.status, other.code, other.issues[0]?.field]).toEqual([409, 11, 'idempotency_key']);
  });

  it('is never sold twice, with fifty orders at once', async () => {
    await refill(20);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        // In turns in either order of the lines, which would lock in a ring if it mattered.
        order(
          n % 2 === 0
            ? [
                { product_id: poplin, quantity: 1 },
                { product_id: oxford, quantity: 1 },
              ]
            : [
                { product_id: oxford, quantity: 1 },
                { product_id: poplin, quantity: 1 },
              ],
          { total: 2 * 620 + 2000 },
        ),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(20);
    expect(new Set(answers.filter(({ code }) => code !== 0).map(({ code }) => code))).toEqual(new Set([121]));
    expect([await stockOf(poplin), await stockOf(oxford)]).toEqual([0, 0]);
  });
});

describe('an order is refused, and no goods are held back,', () => {
  const one = [{ product_id: poplin, quantity: 1 }];
  it.each([
    ['at another total than the server’s', one, { total: 1 }, 409, 120, 'total'],
    ['of more than there is', [{ product_id: poplin, quantity: 101 }], {}, 422, 121, 'lines.0.quantity'],
    [
      'of more than there is in two lines',
      [
        { product_id: poplin, quantity: 60 },
        { product_id: poplin, quantity: 60 },
      ],
      {},
      422,
      121,
      'lines.1.quantity',
    ],
    ['of what is not there', [{ product_id: 999, quantity: 1 }], {}, 422, 111, 'lines.0.product_id'],
    [
      'with a choice that there is not',
      [{ product_id: poplin, quantity: 1, choice: [0] }],
      {},
      422,
      200,
      'lines.0.choice',
    ],
    ['without lines', [], {}, 422, 200, 'lines'],
    ['without a name', one, { name: ' ' }, 422, 200, 'name'],
    ['with a bad address', one, { email: 'ines@mill' }, 422, 101, 'email'],
    ['with a bad telephone number', one, { phone: 'call me' }, 422, 102, 'phone'],
    ['with a payment type that is unknown', one, { payment_type: 99 }, 400, 999, 'payment_type'],
    ['with a payment type that is not set up', one, { payment_type: 17 }, 400, 999, 'payment_type'],
  ])('%s', async (_what, lines, extra, status, code, field) => {
    const before = await countOrders();
    const answer = await order(lines, extra);
    expect([answer.status, answer.code, answer.issues[0]?.field]).toEqual([status, code, field]);
    expect([await countOrders(), await stockOf(poplin)]).toEqual([before, 100]);
  });

  it('with ‘Payment type error’ in the buyer’s language', async () => {
    expect((await order(one, { payment_type: 13 })).message).toBe('Payment type error');
  });
});

describe('an order that ends', () => {
  it('by its buyer gives its goods free, once', async () => {
    const { data } = await order([{ product_id: poplin, quantity: 30 }]);
    const [first, again] = [await post(data, 'cancel'), await post(data, 'cancel')];
    expect([first.data.state, again.data.state, await stockOf(poplin)]).toEqual(['cancelled', 'cancelled', 100]);
    expect(again.data).toMatchObject({ can_pay: false, can_cancel: false, can_send_proof: false });
  });

  it('by the clock gives its goods free, whichever instance is first', async () => {
    const { data } = await order([{ product_id: denim, quantity: 30 }]);
    const world = (now: Date) => ({ ...resources, now });
    const week = 7 * 24 * 3600 * 1000;
    expect(await stateOf(data.number)).toBe('placed');
    await expireOrders(world(new Date(testNow.getTime() + week)));
    expect(await stateOf(data.number)).toBe('placed');
    const late = world(new Date(testNow.getTime() + week + 1000));
    await Promise.all(Array.from({ length: 4 }, () => expireOrders(late)));
    expect([await stateOf(data.number), await stockOf(denim)]).toEqual(['expired', 100]);
    expect((await post(data, 'cancel')).status).toBe(409);
  });

  it('does not bring back goods that are not counted', async () => {
    await db.execute(sql`update products set stock = null where id = ${poplin}`);
    const { data } = await order([{ product_id: poplin, quantity: 99_000 }]);
    await refill(100);
    await post(data, 'cancel');
    expect(await stockOf(poplin)).toBe(100);
  });
});

describe('a transfer', () => {
  const pay = { return_url: 'http://127.0.0.1/order' };

  async function upload(name = 'receipt.txt') {
    const form = new FormData();
    form.append('files', new File(['Paid.'], name));
    const [file] = (await call({ path: '/upload/file', form })).data.list;
    return { name, url: file.host + file.cname, size: file.size };
  }

  it('is told its account and its reference', async () => {
    const { data } = await order([{ product_id: poplin, quantity: 1 }]);
    const { data: told } = await post(data, 'pay', pay);
    expect(told).toMatchObject({
      ...{ kind: 'instructions', payment_type: 16, reference: data.number, amount: 2620 },
      rows: [{ name: 'IBAN', value: 'XX00' }],
    });
    expect(await stateOf(data.number)).toBe('awaiting_payment');
    const { data: other } = await post(data, 'pay', { ...pay, payment_type: 12 });
    expect([other.payment_type, (await show(data)).data.payment_type]).toEqual([12, 12]);
  });

  it('is shown by a file, which ends the clock', async () => {
    const { data } = await order([{ product_id: poplin, quantity: 1 }]);
    const { data: proved } = await post(data, 'proof', { files: [await upload()] });
    expect(proved).toMatchObject({
      state: 'proof_review',
      pay_until: null,
      proofs: [{ name: 'receipt.txt', size: 5 }],
    });
    await expireOrders({ ...resources, now: new Date(testNow.getTime() + 1e10) });
    expect(await stateOf(data.number)).toBe('proof_review');
  });

  it('is not shown by a file that is not the buyer’s own', async () => {
    const [{ data: mine }, { data: other }] = [
      await order([{ product_id: poplin, quantity: 1 }]),
      await order([{ product_id: poplin, quantity: 1 }]),
    ];
    const file = await upload();
    expect((await post(mine, 'proof', { files: [file] })).code).toBe(0);
    const answer = await post(other, 'proof', { files: [file] });
    expect([answer.code, answer.issues[0]?.field, await stateOf(other.number)]).toEqual([111, 'files.0.url', 'placed']);
    const renamed = await post(other, 'proof', { files: [{ ...file, name: 'other.txt' }] });
    expect([renamed.code, await stateOf(other.number)]).toEqual([111, 'placed']);
  });
});
