import { memoryLimits, openDatabase, readSettings } from '@selvedge/server-kit';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { catalogueApi } from './api';
import { catalogueDatabase } from './database/catalogue-database';
import { readingTable } from './limits';
import { catalogueSettings } from './settings';
import { testCatalogue } from './testing/test-catalogue';

const { db, resources, call } = await testCatalogue();
const settings = readSettings(catalogueSettings, {});

it('a query that takes too long is cut, and the asker is told to come back', async () => {
  const { pool, close } = openDatabase(resources.databaseUrl, { connections: 2, statementTimeout: 100 });
  const api = catalogueApi({ ...resources, db: catalogueDatabase(pool) }, settings);
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in access exclusive mode`);
    const answer = await api.request('/1/product/list', { headers: { 'accept-language': 'zh-CN' } });
    const body = (await answer.json()) as { code: number; message: string };
    expect([answer.status, answer.headers.get('retry-after'), body.code]).toEqual([503, '10', 100000]);
    expect(body.message).toMatch(/\p{sc=Han}/u);
  });
  expect((await api.request('/1/product/list')).status).toBe(200);
  await close();
});

it('searches and narrowed lists of one client are counted, bare lists are not', async () => {
  const status = async (path: string) => (await call({ path })).status;
  const flood = Array.from({ length: readingTable.reading.points }, () => status('/product/search?keywords=-'));
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  expect(await status('/product/search?keywords=denim')).toBe(429);
  expect(await status('/product/list?count=20-40')).toBe(429);
  expect(await status('/product/list?page=2')).toBe(200);
});

it('made-up searches of one client reach the database no more often than it may search', async () => {
  const { pool, close } = openDatabase(resources.databaseUrl);
  const query = vi.spyOn(pool, 'query');
  // The test before has used this minute's searches up; another process counts anew.
  const readings = memoryLimits(readingTable, { on: true });
  const api = catalogueApi({ ...resources, readings, db: catalogueDatabase(pool) }, settings);
  const ask = async (n: number) => (await api.request(`/1/product/search?keywords=9${n}`)).status;
  const statuses = new Map<number, number>();
  for (let n = 0; n < 1_000; n += 1) {
    const status = await ask(n);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const { points } = readingTable.reading;
  expect([...statuses].sort()).toEqual([
    [200, points],
    [429, 1_000 - points],
  ]);
  const afterwards = query.mock.calls.length;
  expect(await ask(1)).toBe(429);
  expect(query.mock.calls.length).toBe(afterwards);
  // What one search asks: whether there is a shop, the words, the nearest words, the products.
  expect(afterwards).toBeLessThanOrEqual(points * 8);
  await close();
});
