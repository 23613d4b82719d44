import { testDatabase } from '@selvedge/server-kit/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoContent } from '../../demo/content';
import { catalogueDatabase } from '../database/catalogue-database';
import { ensureSite } from '../site/ensure-site';
import { demoFixture } from '../testing/demo-fixture';
import { migrationsFolder, testStorage } from '../testing/test-catalogue';
import { loadDemo } from './load-demo';

const { pool } = await testDatabase({ migrationsFolder });
const db = catalogueDatabase(pool);
const storage = await testStorage();
const loading = { db, storage, siteId: 1 };

const counts = async () =>
  (
    await db.execute(sql`select (select count(*)::int from products) as products, (select count(*)::int from categories) as categories,
      (select count(*)::int from product_search) as searched, (select count(*)::int from navigation_items) as links,
      (select count(*)::int from sites) as sites`)
  ).rows[0];

describe('the demo', () => {
  it('is not half there when something in it is wrong', async () => {
    const { content, ...source } = demoFixture();
    const broken = { ...content, videos: content.videos.map((video) => ({ ...video, product: 'no-such-product' })) };
    await expect(loadDemo(loading, { ...source, content: broken })).rejects.toThrow('Nothing in the demo is called');
    expect(await counts()).toEqual({ products: 0, categories: 0, searched: 0, links: 0, sites: 0 });
  });

  it('is loaded once, also when two instances start at once', async () => {
    const both = await Promise.all([loadDemo(loading, demoFixture()), loadDemo(loading, demoFixture())]);
    expect(both.sort()).toEqual([false, true]);
    expect(await loadDemo(loading, demoFixture())).toBe(false);
    expect(await counts()).toEqual({ products: 7, categories: 4, searched: 7, links: 3, sites: 1 });
  });

  it('has its files where they are served from', async () => {
    expect(await storage.exists('p1/3-selvedge-denim-face.webp')).toBe(true);
    expect(await storage.exists('downloads/colour-card.txt')).toBe(true);
    expect(Buffer.from(await storage.bytes('films/film-loom.zh-cn.vtt')).toString()).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\n梭口张开。\n',
    );
  });

  it('leaves room behind its ids', async () => {
    const { rows } = await db.execute(
      sql`insert into products (category_id, slug, position, added_at) values (1, 'next', 99, now()) returning id`,
    );
    expect(rows).toEqual([{ id: 8 }]);
  });

  it('keeps the site that is there when another start makes sure of it', async () => {
    await ensureSite(db, 1, 'Another name');
    const { rows } = await db.execute(sql`select name from site_texts where language = 'en'`);
    expect(rows).toEqual([{ name: 'Fixture Mill' }]);
  });
});

describe('the content that the house comes with', () => {
  it('can be loaded whole within ten seconds', async () => {
    const other = await testDatabase({ migrationsFolder });
    const start = performance.now();
    await loadDemo({ db: catalogueDatabase(other.pool), storage: await testStorage(), siteId: 1 });
    expect(performance.now() - start).toBeLessThan(10_000);
    const { rows } = await other.pool.query('select count(*)::int as n from products');
    expect(rows[0].n).toBe(demoContent.products.length);
  });
});
