import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testShop } from '../testing/test-shop';

const { call, db } = await testShop();
const quote = async (lines: readonly unknown[], headers = {}) =>
  (await call({ path: '/shop/quote', json: { lines }, headers })).data;
const check = async (id: number, query: string) => (await call({ path: `/product/check/${id}?${query}` })).data.status;

beforeAll(async () => {
  // 1: steps; 2: a discount that runs; 3: one to come; 4 and 5: a reduction with rules; 6: not for sale; 7: an option.
  await db.execute(sql`insert into product_price_steps values (1, 50, 550), (1, 80, 480)`);
  const period = (id: number, from: string, to: string) =>
    db.execute(
      sql`update products set discount_start = ${from}, discount_end = ${to}, max_discount = 850 where id = ${id}`,
    );
  await period(2, '2026-06-01', '2026-07-01');
  await period(3, '2026-07-01', '2026-08-01');
  await period(4, '2026-06-01', '2026-07-01');
  await period(5, '2026-06-01', '2026-07-01');
  await db.execute(sql`insert into reductions (id, slug) values (1, 'x')`);
  await db.execute(sql`insert into reduction_rules values (1, 0, 1, 50, 1, 900), (1, 1, 2, 10000, 3, 0)`);
  await db.execute(sql`update products set reduction_id = 1 where id in (4, 5)`);
  await db.execute(sql`update products set price_min = null, price_max = null where id = 6`);
  await db.execute(sql`insert into product_options values (7, 'en', 0, 'Colour', '{Red,Blue}')`);
});

describe('a quote', () => {
  it.each([
    [1, 49, 620],
    [1, 50, 550],
    [1, 80, 480],
    [2, 10, 527],
    [3, 10, 620],
    [4, 10, 620],
  ])('prices product %d, %d of it, at %d a unit', async (product_id, quantity, price) => {
    const { lines } = await quote([{ product_id, quantity }]);
    expect([lines[0].unit_price, lines[0].amount, lines[0].status]).toEqual([price, price * quantity, 0]);
  });

  it('reaches the thresholds of a reduction with all of its lines together', async () => {
    const below = await quote([
      { product_id: 4, quantity: 8 },
      { product_id: 5, quantity: 7 },
    ]);
    expect([below.discount, below.shipping]).toEqual([0, 2000]);
    const sending = await quote([
      { product_id: 4, quantity: 9 },
      { product_id: 5, quantity: 8 },
    ]);
    expect([sending.discount, sending.shipping, sending.total]).toEqual([0, 0, 17 * 620]);
    const percent = await quote([
      { product_id: 4, quantity: 30 },
      { product_id: 5, quantity: 20 },
    ]);
    expect([percent.discount, percent.shipping, percent.total]).toEqual([3100, 2000, 31_000 - 3100 + 2000]);
    expect(percent.lines.map(({ discount }: { discount: number }) => discount)).toEqual([1860, 1240]);
  });

  it('tells of each line what is the matter, and counts only what can be ordered', async () => {
    const { lines, subtotal, can_order } = await quote([
      { product_id: 1, quantity: 10 },
      { product_id: 1, quantity: 95 },
      { product_id: 6, quantity: 1 },
      { product_id: 7, quantity: 1 },
      { product_id: 999, quantity: 1 },
      { product_id: 2, quantity: 1, seen: 'old' },
    ]);
    expect(lines.map(({ status }: { status: number }) => status)).toEqual([0, 5, 11, 13, 10, 3]);
    expect([subtotal, can_order]).toEqual([6200 + 527, false]);
    expect(lines[1].most).toBe(90);
  });

  it('says a choice in words, and the texts in the caller’s language', async () => {
    const { lines } = await quote([{ product_id: 7, quantity: 1, choice: [1] }]);
    expect([lines[0].options, lines[0].status]).toEqual([[{ name: 'Colour', value: 'Blue' }], 0]);
    const chinese = await quote([{ product_id: 1, quantity: 1 }], { 'accept-language': 'zh-CN' });
    expect(chinese.lines[0].title).toBe('漂白府绸133');
  });

  it.each([
    ['no lines', []],
    ['51 lines', Array.from({ length: 51 }, () => ({ product_id: 1, quantity: 1 }))],
    ['a quantity of 0', [{ product_id: 1, quantity: 0 }]],
    ['a quantity of 100001', [{ product_id: 1, quantity: 100_001 }]],
    ['half a metre', [{ product_id: 1, quantity: 0.5 }]],
    ['a field that nobody knows', [{ product_id: 1, quantity: 1, price: 1 }]],
  ])('is refused for %s', async (_what, lines) => {
    const { status } = await call({ path: '/shop/quote', json: { lines } });
    expect([400, 422]).toContain(status);
  });
});

describe('the check of a product (specification §4, §8)', () => {
  it('is fine, and 3 as soon as anything of its price is another one', async () => {
    const { data } = await call({ path: '/product/detail/1' });
    const seen = `seen=${data.product.price_version}`;
    expect(await check(1, seen)).toBe(0);
    await db.execute(sql`update product_price_steps set price = 549 where product_id = 1 and from_quantity = 50`);
    expect(await check(1, seen)).toBe(3);
  });

  it('is 3 when a discount began or ended since the page was made', async () => {
    const { data } = await call({ path: '/product/detail/2' });
    await db.execute(sql`update products set discount_end = '2026-06-10' where id = 2`);
    expect(await check(2, `seen=${data.product.price_version}`)).toBe(3);
  });

  it('is 5 over the inventory limit, and another one for what is gone or not sold', async () => {
    expect([await check(1, 'quantity=100'), await check(1, 'quantity=101')]).toEqual([0, 5]);
    expect([await check(999, ''), await check(6, '')]).toEqual([10, 11]);
    await db.execute(sql`update products set is_draft = true where id = 5`);
    expect(await check(5, '')).toBe(10);
  });
});
