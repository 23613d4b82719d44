import { htmlFaults } from '@selvedge/server-kit/e2e';
import { describe, expect, it } from 'vitest';
import { rows } from './database';
import { addressOf, everyPage, languages } from './page-routes';
import { callApi } from './running-catalogue';
import { siteInBrowser } from './site-in-browser';
import { faultsOfThing } from './structured-data-rules';

const { app, browser } = await siteInBrowser();

const textOf = async (path: string) => (await fetch(app.origin + path)).text();

/** Every thing of a graph, however deep. */
function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}

const graphsOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe('every page', () => {
  it.each(everyPage)('$title is valid HTML', async (route) => {
    const html = await textOf(await addressOf(app, route, route.language));
    expect(await htmlFaults(html)).toEqual([]);
  });

  it.each(everyPage)('$title says of itself only what programs can use', async (route) => {
    const path = await addressOf(app, route, route.language);
    const graphs = graphsOf(await textOf(path));
    const isListed = !route.isPrivate && route.status === undefined;
    expect(graphs.length).toBe(isListed ? 1 : 0);
    const things = thingsIn(graphs);
    expect(things.flatMap((thing) => faultsOfThing(thing, app.origin))).toEqual([]);
    // The site's own search has a template, which is no address.
    const addresses = things.flatMap(({ url, item, image, contentUrl, thumbnailUrl, logo }) =>
      [url, item, image, contentUrl, thumbnailUrl, logo].flat().filter((address) => typeof address === 'string'),
    );
    const answers = [...new Set(addresses)].map(
      async (address) => `${(await fetch(address, { redirect: 'manual' })).status} ${address}`,
    );
    expect((await Promise.all(answers)).filter((line) => !line.startsWith('200 '))).toEqual([]);
  });

  it.each(everyPage.filter(({ isPrivate }) => !isPrivate))(
    '$title has a picture for those who share it, where it has one',
    async (route) => {
      const html = await textOf(await addressOf(app, route, route.language));
      const [, picture] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      if (picture === undefined) return expect(html).toContain('name="twitter:card" content="summary"');
      const answer = await fetch(picture);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    },
  );
});

describe('the files for programs', () => {
  it('name addresses that are all there, without a detour, and are well-formed', async () => {
    const page = await browser.newPage();
    const wrong: string[] = [];
    const index = await textOf('/sitemap.xml');
    const sitemaps = [...index.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
    const files = languages.flatMap(({ prefix }) =>
      ['feed', 'atom', 'products', 'opensearch'].map((name) => `${prefix}/${name}.xml`),
    );
    const found = new Set<string>();
    for (const path of ['/sitemap.xml', ...sitemaps, ...files]) {
      const xml = await textOf(path);
      const fault = await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null,
        xml,
      );
      if (fault !== null) wrong.push(`${path}: ${fault}`);
      for (const [, address = ''] of xml.matchAll(
        /(?:<(?:loc|link|image:loc|g:image_link|video:\w+_loc)>|href=")(https?:[^<"]+)/g,
      ))
        if (!address.includes('{')) found.add(address.replaceAll('&amp;', '&'));
    }
    await page.close();
    expect(sitemaps.length).toBeGreaterThan(3);
    expect(found.size).toBeGreaterThan(200);
    // Pictures are made at their first request, so of them a sample will do.
    const pages = [...found].filter((address) => !/\.(webp|jpg|mp4|webm)$/.test(address));
    const pictures = [...found].filter((address) => address.endsWith('.webp')).slice(0, 10);
    const waiting = [...pages, ...pictures];
    const walkers = Array.from({ length: 4 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const answer = await fetch(next, { redirect: 'manual' });
        await answer.arrayBuffer();
        if (answer.status !== 200) wrong.push(`${answer.status} ${next}`);
      }
    });
    await Promise.all(walkers);
    expect(wrong).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    ['/product/1-an-old-name', /^\/product\/1-[\w-]+$/],
    ['/product/1', /^\/product\/1-[\w-]+$/],
    ['/zh-cn/product/1-old?use=jeans', /^\/zh-cn\/product\/1-[\w-]+\?use=jeans$/],
    ['/product/category/1-old', /^\/product\/category\/1-[\w-]+$/],
    ['/article-detail/1-old?a=b', /^\/article-detail\/1-[\w-]+\?a=b$/],
    ['/video-detail/1-old', /^\/video-detail\/1-[\w-]+$/],
  ])('%s of former days leads to the present one for good', async (path, expected) => {
    const answer = await fetch(app.origin + path, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location') ?? '', app.origin);
    expect([answer.status, decodeURI(target.pathname) + target.search]).toEqual([301, expect.stringMatching(expected)]);
  });

  it.each([
    ['/zh-CN/About-Us/?a=b', '/zh-cn/about-us?a=b'],
    ['//product-products', '/product-products'],
    ['/en/contact-us', '/contact-us'],
    ['/Product-Products_list2.html', '/product-products_list2.html'],
  ])('%s written otherwise leads to the one way to write it', async (path, expected) => {
    const answer = await fetch(app.origin + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, expected]);
    expect((await fetch(app.origin + expected, { redirect: 'manual' })).status).toBe(200);
  });

  it('of an article leads on to its neighbours in time, and tells when it was changed', async () => {
    const [, second] = (await callApi(app, '/article/list')).data.list;
    const path = second.page_url_suffix;
    await rows(app, "update articles set changed_at = '2026-03-04T05:06:07Z' where id = $1", [second.id]);
    await rows(app, 'update sites set publish_version = publish_version + 1');
    await expect.poll(() => textOf(path), { timeout: 15_000 }).toContain('"dateModified":"2026-03-04T05:06:07.000Z"');
    const links = (await textOf(path)).match(/<a [^>]*rel="(?:prev|next)"[^>]*>/g) ?? [];
    expect(links.map((link) => /href="(\/article-detail\/\d+-[^"]+)"/.test(link))).toEqual([true, true]);
    const sitemap = await textOf('/sitemap/articles-0.xml');
    expect(sitemap).toContain('<lastmod>2026-03-04T05:06:07');
  });

  it.each([
    '/product/99999999-x',
    '/product/0-x',
    '/product/abc',
    '/article-detail/99999999',
    '/video-detail/99999999',
    '/fr/about-us',
  ])('%s is not found, and the page says which', async (path) => {
    const answer = await fetch(app.origin + path);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(`Page not found: ${path}`)]);
  });
});

describe('design mode', () => {
  it.each(['/?design', '/zh-cn/product-products?design=1'])(
    '%s is kept by nobody and says what it is',
    async (path) => {
      const answer = await fetch(app.origin + path);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      expect(await answer.text()).toContain('data-design="published"');
    },
  );

  it('says so when its token is none of ours, and shows what is published', async () => {
    expect(await textOf('/product-products?design=aaaa.bbbb')).toContain('data-design="forged"');
  });

  it('is kept while browsing, and can be left', async () => {
    const page = await browser.newPage();
    await page.goto(`${app.origin}/?design=1`);
    await page.locator('main a[href^="/product/category/"]').first().click();
    await page.waitForURL(/\/product\/category\/.*[?&]design=1/);
    await page.getByRole('link', { name: 'Leave the preview' }).click();
    await page.waitForURL((url) => !url.search.includes('design'));
    expect(await page.locator('[data-design]').count()).toBe(0);
    await page.close();
  });
});
