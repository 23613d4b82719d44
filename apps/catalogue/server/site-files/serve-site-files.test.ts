import { readSettings } from '@selvedge/server-kit';
import { readFeed, readSitemap, readSitemapIndex } from '@selvedge/server-kit/testing';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { articles, articleTexts, products, productTexts, sites, videos, videoTexts } from '../database/schema';
import { catalogueSettings } from '../settings';
import { testCatalogue, testNow } from '../testing/test-catalogue';
import { serveSiteFiles } from './serve-site-files';

const { db, resources } = await testCatalogue();
const app = serveSiteFiles(resources, readSettings(catalogueSettings, { PUBLIC_URL: 'https://mill.example' }));
const text = async (path: string) => (await app.request(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

const hostile = '<script>alert(1)</script> & "]]>" \u0000';
const draft = { isDraft: true, addedAt: testNow, slug: 'not-yet' };
await db.insert(products).values({ ...draft, id: 901, categoryId: 3, position: 0 });
await db.insert(productTexts).values({ productId: 901, language: 'en', title: 'Not yet' });
await db.insert(articles).values({ ...draft, id: 902 });
await db.insert(articleTexts).values({ articleId: 902, language: 'en', title: 'Not yet' });
await db.insert(videos).values({ ...draft, id: 903, seconds: 9 });
await db.insert(videoTexts).values({ videoId: 903, language: 'en', title: 'Not yet' });
// A product and an article far behind the others, with texts that would break a careless writer.
await db
  .insert(products)
  .values({ id: 45_678, slug: 'far', addedAt: testNow, categoryId: 3, position: 9, priceMin: 480, priceMax: 620 });
await db.insert(productTexts).values({ productId: 45_678, language: 'en', title: hostile.replace('\u0000', '') });

describe('the files for programs', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/sitemap/pages.xml', 'application/xml; charset=utf-8'],
    ['/sitemap/products-0.xml', 'application/xml; charset=utf-8'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/zh-cn/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/products.xml', 'application/rss+xml; charset=utf-8'],
    ['/zh-cn/opensearch.xml', 'application/opensearchdescription+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('%s is %s and may be kept for an hour', async (path, type) => {
    const { status, headers } = await app.request(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=3600/);
  });

  it.each([
    '/sitemap/products.xml',
    '/sitemap/products--1.xml',
    '/sitemap/products-00.xml',
    '/sitemap/secrets-0.xml',
    '/sitemap/products-999999.xml',
  ])('%s is not there', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it('are not there where the pages show the content of another server, save for the robots', async () => {
    const elsewhere = serveSiteFiles(
      resources,
      readSettings(catalogueSettings, { API_BASE: 'https://api.mill.example', PUBLIC_URL: 'https://mill.example' }),
    );
    const paths = ['/sitemap.xml', '/sitemap/pages.xml', '/feed.xml', '/zh-cn/products.xml', '/site.webmanifest'];
    for (const path of paths) expect((await elsewhere.request(path)).status, path).toBe(404);
    const robots = await (await elsewhere.request('/robots.txt')).text();
    expect(robots).toContain('Disallow: /cart');
    expect(robots).not.toContain('Sitemap');
  });

  it('names a sitemap for each range of numbers that has something in it, and no other', async () => {
    expect(locations(await text('/sitemap.xml'))).toEqual([
      'https://mill.example/sitemap/pages.xml',
      'https://mill.example/sitemap/products-0.xml',
      'https://mill.example/sitemap/products-4.xml',
      'https://mill.example/sitemap/articles-0.xml',
      'https://mill.example/sitemap/videos-0.xml',
    ]);
    expect(locations(await text('/sitemap/products-4.xml'))).toEqual([
      'https://mill.example/product/45678-far',
      'https://mill.example/zh-cn/product/45678-far',
    ]);
  });

  it('gives each page in both languages, with all of them and the default beside it', async () => {
    const [first = ''] = (await text('/sitemap/products-0.xml')).match(/<url>.*<\/url>/) ?? [];
    expect(first).toContain('<loc>https://mill.example/product/1-poplin-white</loc>');
    expect([...first.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])).toEqual([
      ['en', 'https://mill.example/product/1-poplin-white'],
      ['zh-CN', 'https://mill.example/zh-cn/product/1-poplin-white'],
      ['x-default', 'https://mill.example/product/1-poplin-white'],
    ]);
    expect(first).toContain('_t4_w1024_q80.webp</image:loc>');
  });

  it('says when a product was changed, else when it was added', async () => {
    const changes = async () => (await text('/sitemap/products-4.xml')).match(/<lastmod>([^<]+)/)?.[1];
    expect(await changes()).toBe(testNow.toISOString());
    const changedAt = new Date('2026-06-20T08:00:00Z');
    await db.update(products).set({ changedAt }).where(eq(products.id, 45_678));
    expect(await changes()).toBe(changedAt.toISOString());
  });

  it.each([
    '/sitemap/products-0.xml',
    '/sitemap/articles-0.xml',
    '/sitemap/videos-0.xml',
    '/feed.xml',
    '/atom.xml',
    '/products.xml',
  ])('no draft stands in %s', async (path) => {
    const found = await text(path);
    expect(found).not.toMatch(/not-yet|Not yet/);
    expect(found).toMatch(/https:\/\/mill\.example\/\w/);
  });

  it('writes whatever a title says as a text', async () => {
    const feed = await text('/products.xml');
    expect(feed).not.toContain('<script');
    expect(feed).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;]]&gt;&quot;');
  });

  it('has a film with its still, its file and its length', async () => {
    const films = await text('/sitemap/videos-0.xml');
    expect(films).toMatch(/<video:thumbnail_loc>https:\/\/mill\.example\/p\d+\/[^<]+_t4_w1024_q80\.webp</);
    expect(films).toMatch(/<video:content_loc>https:\/\/mill\.example\/films\//);
  });

  it('robots.txt names the sitemap and closes what belongs to one buyer, in both languages', async () => {
    const robots = (await text('/robots.txt')).split('\n');
    expect(robots).toContain('Sitemap: https://mill.example/sitemap.xml');
    for (const line of ['/product-search', '/zh-cn/product-search', '/cart', '/zh-cn/checkout', '/*?design'])
      expect(robots).toContain(`Disallow: ${line}`);
    expect(robots).not.toContain('Disallow: /');
  });

  it('uses the origin of the request where no other is set', async () => {
    const own = serveSiteFiles(resources, readSettings(catalogueSettings, {}));
    expect(await (await own.request('http://localhost:3000/robots.txt')).text()).toContain(
      'Sitemap: http://localhost:3000/',
    );
  });
});

describe('readers of others', () => {
  it('take the index of sitemaps and each sitemap that it names', async () => {
    const addresses = await readSitemapIndex(await text('/sitemap.xml'));
    expect(addresses).toHaveLength(5);
    for (const address of addresses) {
      const items = await readSitemap(await text(new URL(address).pathname));
      expect(items.length, address).toBeGreaterThan(0);
      expect(
        items.filter(({ links }) => links.length !== 3).map(({ url }) => url),
        address,
      ).toEqual([]);
    }
  });

  it.each(['/feed.xml', '/zh-cn/feed.xml', '/atom.xml', '/zh-cn/atom.xml', '/products.xml', '/zh-cn/products.xml'])(
    'take %s with its entries',
    async (path) => {
      const { title, items } = await readFeed(await text(path));
      expect(title).toBeTruthy();
      expect(items.length).toBeGreaterThan(0);
      expect(items.filter((item) => !item.title || !item.link?.startsWith('https://mill.example/'))).toEqual([]);
    },
  );
});

describe('the product feed', () => {
  afterEach(() => db.update(sites).set({ isShop: false }));

  it('has no price while the site is no shop', async () => {
    expect(await text('/products.xml')).not.toMatch(/price|availability|4\.80/);
  });

  const offer = async (changed: Partial<typeof products.$inferInsert>) => {
    await db.update(sites).set({ isShop: true });
    const plain = { stock: null, discountStart: null, discountEnd: null, maxDiscount: 1000, reductionId: null };
    await db.update(products).set({ ...plain, ...changed });
    return (await text('/products.xml')).match(/<g:price>.*?(?=<\/item>)/)?.[0];
  };
  const past = new Date(testNow.getTime() - 3_600_000);
  const coming = new Date(testNow.getTime() + 3_600_000);

  it.each([
    ['a price for its unit', {}, '<g:price>6.20 USD</g:price><g:availability>in_stock</g:availability>'],
    [
      'a price and its period while a discount runs',
      { maxDiscount: 900, discountStart: past, discountEnd: coming },
      '<g:price>6.20 USD</g:price><g:sale_price>5.58 USD</g:sale_price><g:sale_price_effective_date>2026-06-15T11:00Z/2026-06-15T13:00Z</g:sale_price_effective_date><g:availability>in_stock</g:availability>',
    ],
    [
      'no reduced price before a discount begins',
      { maxDiscount: 900, discountStart: coming, discountEnd: new Date(coming.getTime() + 1) },
      '<g:price>6.20 USD</g:price><g:availability>in_stock</g:availability>',
    ],
    [
      'the word that it is sold out when less is there than is sold at once',
      { stock: 9, leastQuantity: 10 },
      '<g:price>6.20 USD</g:price><g:availability>out_of_stock</g:availability>',
    ],
  ])('has %s', async (_what, changed, expected) => {
    expect(await offer(changed)).toBe(`${expected}<g:unit_pricing_measure>1 m</g:unit_pricing_measure>`);
  });
});
