import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testCatalogue, testNow } from '../testing/test-catalogue';

const { call, db } = await testCatalogue();
const seconds = (moment: string) => Date.parse(moment) / 1000;

beforeAll(async () => {
  await db.execute(sql`insert into reductions (id, slug) values (1, 'spring'), (2, '')`);
  await db.execute(
    sql`insert into reduction_texts values (1, 'en', 'Spring', 'Long lengths.'), (1, 'zh-cn', '春季', '')`,
  );
  await db.execute(sql`insert into reduction_rules values (1, 0, 1, 100, 1, 900), (1, 1, 2, 50000, 3, 0)`);
  const reduce = (id: number, reduction: number, from: string, to: string) =>
    db.execute(
      sql`update products set discount_start = ${from}, discount_end = ${to}, reduction_id = ${reduction} where id = ${id}`,
    );
  await reduce(1, 1, '2026-06-01', '2026-07-01');
  await reduce(2, 1, '2026-06-20', '2026-08-01');
  await reduce(3, 1, '2026-05-01', '2026-06-15T12:00:00Z');
  await reduce(4, 2, '2026-06-01', '2026-07-01');
});

const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('a reduction', () => {
  it('is not there while the site is no shop', async () => {
    expect(await call({ path: '/product/reduction/1' })).toMatchObject({ status: 404, code: 10 });
    expect(JSON.stringify(await call({ path: '/product/list' }))).not.toContain('Spring');
  });

  it('tells a shop its rules, its period and the products whose period is not over', async () => {
    await db.execute(sql`update sites set is_shop = true`);
    const { data } = await call({ path: '/product/reduction/1' });
    expect(data.reduction).toEqual({
      reduction_id: 1,
      slug: 'spring',
      title: 'Spring',
      summary: 'Long lengths.',
      discount_start_time: seconds('2026-06-01'),
      discount_end_time: seconds('2026-08-01'),
      discount_setting: [
        { condition_type: 1, condition_value: 100, type: 1, value: 900 },
        { condition_type: 2, condition_value: 50_000, type: 3, value: 0 },
      ],
    });
    expect([data.products.total, data.products.page_count]).toEqual([2, 1]);
    expect(data.products.list.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  });

  it('is told page by page and in the caller’s language', async () => {
    const { data } = await call({
      path: '/product/reduction/1?page=2&page_size=1',
      headers: { 'accept-language': 'zh-CN' },
    });
    expect([data.reduction.title, data.products.page_number, titles(data.products.list).length]).toEqual([
      '春季',
      2,
      1,
    ]);
  });

  it('may have no name', async () => {
    expect((await call({ path: '/product/reduction/2' })).data.reduction).toMatchObject({ title: '', slug: '' });
  });

  it.each([
    ['99', 404],
    ['0', 422],
    ['x', 422],
    ['1?page=99999', 200],
  ])('%s answers with %i', async (id, status) => {
    expect((await call({ path: `/product/reduction/${id}` })).status).toBe(status);
  });
});

describe('the clock', () => {
  it('is the server’s, in milliseconds', async () => {
    expect((await call({ path: '/site/time' })).data).toEqual({ now: testNow.getTime() });
  });
});

describe('a product without a price', () => {
  it('is in no list of discounts', async () => {
    await db.execute(sql`update products set price_min = null, price_max = null where id = 4`);
    const { data } = await call({ path: '/product/list?type=now' });
    expect(data.list.map(({ id }: { id: number }) => id)).toEqual([1]);
  });
});
