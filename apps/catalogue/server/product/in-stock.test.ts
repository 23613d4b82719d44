import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testShop } from '../testing/test-shop';

const { call, db } = await testShop();

const told = async () => (await call({ path: '/product/detail/1' })).data.product.in_stock;

describe('whether a product is in stock', () => {
  it.each([
    ['more than the least', 100, 1, true],
    ['just the least', 10, 10, true],
    ['less than the least', 9, 10, false],
    ['nothing', 0, 1, false],
    ['what is not counted', null, 10, true],
  ])('is told truly of %s', async (_what, stock, least, expected) => {
    await db.execute(sql`update products set stock = ${stock}, least_quantity = ${least} where id = 1`);
    expect(await told()).toBe(expected);
  });

  it('is told of nothing while the site is no shop, nor of what has no price', async () => {
    await db.execute(sql`update products set price_min = null, price_max = null where id = 1`);
    expect(await told()).toBeUndefined();
    await db.execute(sql`update products set price_min = 480, price_max = 620 where id = 1`);
    await db.execute(sql`update sites set is_shop = false`);
    expect(await told()).toBeUndefined();
  });
});
