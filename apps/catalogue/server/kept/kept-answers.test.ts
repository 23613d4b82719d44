import { productSorts } from '@selvedge/api-contract/catalogue';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findDeepPage } from '../product/plain-page';
import { testCatalogue } from '../testing/test-catalogue';

const { call, db, resources } = await testCatalogue();
const { kept } = resources;

beforeAll(async () => {
  await db.execute(sql`
    insert into products (id, category_id, slug, position, added_at, weight_gsm, count_ne, is_draft)
    select 1000 + n, case when n % 3 = 0 then 3 else 2 end, 'test-' || n, n / 2, timestamptz '2026-01-01' + n / 3 * interval '1 minute',
      case when n % 7 > 0 then n % 90 * 5 end, n % 70, n % 11 = 0
    from generate_series(1, 4000) n`);
  await db.execute(
    sql`insert into product_texts (product_id, language, title) select id, 'en', slug from products where id > 1000`,
  );
  await db.execute(sql`insert into product_uses select id, 'shirting', 0 from products where id > 1000 and id % 2 = 0`);
  await db.execute(
    sql`insert into product_fibres select id, 'LI', 0, 100 from products where id > 1000 and id % 5 = 0`,
  );
});

async function told(path: string, isKept: boolean) {
  kept.hears(isKept);
  const { data } = await call({ path });
  return data;
}

describe('what is kept tells the same as the database:', () => {
  it.each([
    '/product/facets',
    '/product/facets?category_id=1',
    '/product/facets?category_id=3&use=shirting',
    '/product/facets?use=shirting&fibre=LI',
    '/product/facets?weight=110-140',
    '/product/facets?count=12-13',
    '/product/facets?category_id=77',
    '/product/facets?use=nothing',
    '/product/categories',
    '/site/base-info',
    '/site/header',
    '/site/footer?lang=zh-cn',
    '/product/detail/1',
  ])('%s', async (path) => {
    expect(await told(path, true)).toEqual(await told(path, false));
  });

  it.each(['', '&category_id=1', '&category_id=3', '&use=shirting', '&weight=80-110', '&fibre=LI&count=10-20'])(
    'the pages of every order%s',
    async (filters) => {
      for (const sort of productSorts) {
        for (const page of [1, 2, 21, 50, 66, 73, 90]) {
          const path = `/product/list?page_size=50&page=${page}&sort=${sort}${filters}`;
          expect(await told(path, true), path).toEqual(await told(path, false));
        }
      }
    },
  );
});

it.each(productSorts)('a page far down is found from the nearest mark: %s', async (sort) => {
  kept.hears(true);
  const asked = { sort, branch: undefined, limit: 50, offset: 2_500 };
  await vi.waitFor(async () => {
    expect(await findDeepPage({ db, kept, drafts: false }, asked)).toHaveLength(50);
  });
  expect(await findDeepPage({ db, kept, drafts: true }, asked)).toBeUndefined();
});

it('a publication renews the numbers', async () => {
  kept.hears(true);
  const total = async () => (await call({ path: '/product/list' })).data.total as number;
  const before = await total();
  await db.execute(sql`update products set is_draft = true where id = 1001`);
  expect(await total()).toBe(before);
  kept.expire();
  expect(await total()).toBe(before - 1);
});
