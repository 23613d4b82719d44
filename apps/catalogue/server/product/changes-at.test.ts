import { readSettings } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { catalogueCalls } from '../api';
import { products, sites } from '../database/schema';
import { catalogueSettings } from '../settings';
import { testCatalogue, testNow } from '../testing/test-catalogue';

const { db, resources } = await testCatalogue();
const call = catalogueCalls(resources, readSettings(catalogueSettings, {}));
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);
const reduced = { priceMin: 500, priceMax: 900, maxDiscount: 800 };

await db.update(products).set({ discountStart: null, discountEnd: null });
await db
  .update(products)
  .set({ ...reduced, discountStart: hours(-1), discountEnd: hours(5) })
  .where(eq(products.id, 1));
await db
  .update(products)
  .set({ ...reduced, discountStart: hours(2), discountEnd: hours(9) })
  .where(eq(products.id, 2));

const expiry = async (id: string, input: unknown) => (await call(id, input)).headers.expires;

it('is not told where no price is shown: nothing on the page can change', async () => {
  await db.update(sites).set({ isShop: false });
  expect(await expiry('product.detail', { id: 1 })).toBeUndefined();
  expect(await expiry('product.list', { type: 'now' })).toBeUndefined();
});

it.each([
  // Its relatives are shown too, and product 2 is one of them.
  ['product.detail', { id: 1 }, 2],
  ['product.detail', { id: 2 }, 2],
  ['product.choices', { ids: '1' }, 5],
  ['product.choices', { ids: '1,2' }, 2],
  ['product.list', {}, 2],
  // The list of now has product 2 not yet, but it will in two hours.
  ['product.list', { type: 'now' }, 2],
  ['product.list', { type: 'upcoming' }, 2],
])('an answer of %s to %j ends with the first discount’s start or end, in %i hours', async (id, input, count) => {
  await db.update(sites).set({ isShop: true });
  expect(await expiry(id, input)).toBe(hours(count).toUTCString());
});
