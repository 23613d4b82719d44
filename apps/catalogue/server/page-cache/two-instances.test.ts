import { readSettings } from '@selvedge/server-kit';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { catalogueCalls } from '../api';
import { askingDirectly } from '../ask-directly';
import { products, sites } from '../database/schema';
import { createKeeper } from '../kept/keeper';
import { catalogueSettings } from '../settings';
import { testCatalogue } from '../testing/test-catalogue';
import { openPageCache } from './open-page-cache';

const { db, resources } = await testCatalogue();
const settings = readSettings(catalogueSettings, { LIMITS: 'off' });
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** An instance over the same database, whose pages are what a call answers; each counts the pages that it made. */
async function instance() {
  const own = { ...resources, kept: createKeeper(), now: () => new Date() };
  const call = catalogueCalls(own, settings);
  const { cache, close } = await openPageCache(own, settings);
  closing.push(close);
  let made = 0;
  const answer = cache.around(async (_request, environment) => {
    made += 1;
    const { page } = environment as { page: Parameters<typeof askingDirectly>[1]['note'] };
    const ask = askingDirectly(call, { note: page, ip: null, company: '1' });
    const signal = new AbortController().signal;
    const input = { type: 'now' };
    const { body } = await ask({ id: 'product.list', input, language: 'en', headers: undefined, signal });
    const { data } = body as { data: { list: { id: number }[] } };
    return Response.json(data.list.map(({ id }) => id));
  });
  const reduced = async () => {
    const response = await answer(new Request('http://mill.example/product-discount-now'), {});
    return (await response.json()) as number[];
  };
  return { reduced, made: () => made };
}

const instances = [await instance(), await instance()];
const told = () => Promise.all(instances.map(({ reduced }) => reduced()));
const made = () => instances.map((each) => each.made());
const soon = (look: () => Promise<unknown>) => expect.poll(look, { timeout: 20_000, interval: 50 });
const publish = () => db.update(sites).set({ isShop: true, publishVersion: sql`publish_version + 1` });

it('what is published shows on every instance, and until then no page is made again', async () => {
  await db.update(products).set({ discountStart: null, discountEnd: null });
  expect(await told()).toEqual([[], []]);
  const running = { discountStart: new Date(Date.now() - 60_000), discountEnd: new Date(Date.now() + 3_600_000) };
  const reduce = (id: number) =>
    db
      .update(products)
      .set({ priceMin: 500, priceMax: 900, maxDiscount: 800, ...running })
      .where(eq(products.id, id));
  await reduce(1);
  await publish();
  await soon(told).toEqual([[1], [1]]);
  const before = made();
  await reduce(2);
  expect(await told()).toEqual([[1], [1]]);
  expect(made()).toEqual(before);
  await db.update(products).set({ discountStart: null, discountEnd: null }).where(eq(products.id, 1));
  await publish();
  await soon(told).toEqual([[2], [2]]);
});

it('a discount that ends is gone from every instance at its end, though nobody publishes anything', async () => {
  const end = new Date(Math.ceil(Date.now() / 1000) * 1000 + 4_000);
  await db.update(products).set({ discountEnd: end }).where(eq(products.id, 2));
  await publish();
  await soon(told).toEqual([[2], [2]]);
  await soon(told).toEqual([[], []]);
  expect(Date.now()).toBeGreaterThanOrEqual(end.getTime() - 1_000);
});

it('a discount that starts is there on every instance from its start on', async () => {
  const start = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_000);
  const period = { discountStart: start, discountEnd: new Date(start.getTime() + 3_600_000) };
  await db.update(products).set(period).where(eq(products.id, 2));
  await publish();
  await soon(told).toEqual([[2], [2]]);
  expect(Date.now()).toBeGreaterThanOrEqual(start.getTime());
});
