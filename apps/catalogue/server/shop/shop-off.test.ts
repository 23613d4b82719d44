import { listCalls } from '@selvedge/api-contract';
import { catalogueContract } from '@selvedge/api-contract/catalogue';
import { callExamples } from '@selvedge/api-contract/openapi';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';
import { buyer } from '../testing/test-shop';

const { call, db } = await testCatalogue();

/** Sums that nothing else in an answer is made of. */
const secrets = {
  low: 7_351_203,
  high: 7_351_977,
  step: 7_351_555,
  threshold: 7_351_111,
  shipping: 7_351_888,
  share: 613,
};

beforeAll(async () => {
  const { low, high, step, threshold, shipping, share } = secrets;
  await db.execute(sql`insert into reductions (id, slug) values (1, 'spring')`);
  await db.execute(sql`insert into reduction_rules values (1, 0, 2, ${threshold}, 1, ${share})`);
  await db.execute(sql`
    update products set price_min = ${low}, price_max = ${high}, max_discount = ${share}, reduction_id = 1,
      discount_start = '2026-06-01', discount_end = '2026-07-01', stock = 40`);
  await db.execute(sql`delete from product_price_steps`);
  await db.execute(sql`insert into product_price_steps select id, 50, ${step} from products`);
  await db.execute(sql`update sites set shipping_cents = ${shipping}`);
});

const calls = listCalls(catalogueContract);

/** Anything of a price: the sums themselves, the share, and fields that speak of them. */
function pricesIn(answer: unknown): string[] {
  const text = JSON.stringify(answer);
  const sums = Object.values(secrets).filter((sum) => new RegExp(`(?<!\\d)${sum}(?!\\d)`).test(text));
  const fields = [
    ...text.matchAll(/"(price_(?!s?hown)\w+|max_discount|discount_\w+|reduction\w*|stock|most)":(?!null|0\b|\[\])/g),
  ];
  return [...sums.map(String), ...fields.map(([found]) => found)];
}

/** A request that the call would answer, out of its example. */
function requestOf(id: string, address: string) {
  const request = { ...callExamples[id]?.request } as Record<string, unknown>;
  if ('id' in request) request.id = 1;
  if (id === 'product.choices') request.ids = '1,2,3';
  if (id === 'product.search') request.keywords = 'poplin';
  delete request.category_id;
  const path = address.replace('/{company}', '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(request[name]);
    delete request[name];
    return value;
  });
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  return { path, query, request };
}

describe('while the site is no shop', () => {
  it('finds the prices that it looks for, once it is one', async () => {
    await db.execute(sql`update sites set is_shop = true`);
    const found = pricesIn(await call({ path: '/product/list' }));
    await db.execute(sql`update sites set is_shop = false`);
    for (const sum of [secrets.low, secrets.high, secrets.step, secrets.threshold, secrets.share]) {
      expect(found).toContain(String(sum));
    }
    expect(found.some((field) => field.startsWith('"price_version"'))).toBe(true);
  });

  it.each(calls.filter(({ call: { method } }) => method === 'GET').map(({ id, address }) => [id, address] as const))(
    'no price leaves in the answer to %s',
    async (id, address) => {
      const { path, query } = requestOf(id, address);
      for (const language of ['en', 'zh-cn']) {
        const answer = await call({ path: `${path}?${query}`, headers: { 'accept-language': language } });
        expect(pricesIn(answer)).toEqual([]);
      }
    },
  );

  it.each(['now', 'upcoming', 'page_content'])('the list of type %s has no price and no reduction', async (type) => {
    const answer = await call({ path: `/product/list?type=${type}&page_size=60` });
    expect(answer.code).toBe(0);
    expect(pricesIn(answer)).toEqual([]);
  });

  it.each(
    calls
      .filter(({ group }) => group === 'shop')
      .map(({ id, address, call: { method } }) => [id, address, method] as const),
  )('%s is not there', async (id, address, method) => {
    const { path, query, request } = requestOf(id, address);
    const answer = method === 'GET' ? await call({ path: `${path}?${query}` }) : await call({ path, json: request });
    expect([answer.status, answer.code, pricesIn(answer)]).toEqual([404, 10, []]);
  });

  it('an order with everything right is not placed, and no goods are held back', async () => {
    const lines = [{ product_id: 1, quantity: 1 }];
    const json = { idempotency_key: 'order-without-a-shop', lines, payment_type: 16, total: secrets.high, ...buyer };
    expect((await call({ path: '/shop/order', json })).code).toBe(10);
    const { rows } = await db.execute<{ stock: number; orders: number }>(
      sql`select stock, (select count(*)::int from orders) as orders from products where id = 1`,
    );
    expect(rows).toEqual([{ stock: 40, orders: 0 }]);
  });

  it('a check of a product tells only whether it is there', async () => {
    const there = await call({ path: '/product/check/1?quantity=99999&seen=old' });
    const gone = await call({ path: '/product/check/999' });
    expect([there.data, gone.data.status]).toEqual([{ status: 0, least: 1, most: null }, 10]);
  });
});
