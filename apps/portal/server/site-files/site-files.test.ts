import { readFeed, readSitemap } from '@selvedge/server-kit/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { communities, news, newsTexts } from '../database/schema';
import { demoDatabase, testNow } from '../testing/demo-database';
import { serveSiteFiles } from './serve-site-files';

const resources = await demoDatabase();
const files = serveSiteFiles(resources, { PORTAL_PUBLIC_URL: 'https://portal.test' } as Parameters<
  typeof serveSiteFiles
>[1]);
const read = async (path: string) => (await files.request(path)).text();

describe('the sitemap', () => {
  it('names every public page once in each language, with the other one beside it', async () => {
    const text = await read('/sitemap.xml');
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations).toContain('https://portal.test/');
    expect(locations).toContain('https://portal.test/en');
    expect(locations.filter((address) => /\/companies\/\d+$/.test(address))).toHaveLength(240);
    expect(locations.filter((address) => /\/en\/news\/\d+$/.test(address))).toHaveLength(60);
    expect(text.match(/hreflang="en"/g)).toHaveLength(locations.length);
  });

  it('and the feed leave out what is a draft or not public yet', async () => {
    const before = (await read('/sitemap.xml')).match(/\/news\/\d+</g)?.length;
    await resources.db.insert(news).values([
      { communityId: 1, categoryId: 1, state: 'draft' },
      { communityId: 1, categoryId: 1, state: 'scheduled', publishAt: new Date('2027-01-01T00:00:00Z') },
    ]);
    expect((await read('/sitemap.xml')).match(/\/news\/\d+</g)?.length).toBe(before);
    expect((await read('/news.rss')).match(/<item>/g)).toHaveLength(30);
  });
});

it.each([
  ['/news.rss', '纬岸纺织行业协会', 'https://portal.test/news/'],
  ['/en/news.rss', 'Weftshore Textile Association', 'https://portal.test/en/news/'],
])('%s is the news in its language', async (path, title, link) => {
  const text = await read(path);
  expect(text).toContain(`<title>${title}</title>`);
  expect(text).toContain(`<link>${link}`);
  expect(text).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
});

it('robots are told where the sitemap is and what is nobody else’s', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Sitemap: https://portal.test/sitemap.xml');
  expect(text).toContain('Disallow: /me');
});

describe('a community with a path of its own', () => {
  it.each([
    ['/c/weavers/news.rss', '纬岸青年织造社', 'https://portal.test/c/weavers/news/'],
    ['/c/weavers/en/news.rss', 'Weftshore Young Weavers', 'https://portal.test/c/weavers/en/news/'],
  ])('has its own feed at %s', async (path, title, link) => {
    const text = await read(path);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`<link>${link}`);
    expect(text.match(/<item>/g)).toHaveLength(4);
  });

  it('has its own sitemap, of nothing but its own pages', async () => {
    const text = await read('/c/weavers/sitemap.xml');
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(locations).toContain('https://portal.test/c/weavers/');
    expect(locations).toContain('https://portal.test/c/weavers/en');
    expect(locations.filter((address) => !address.startsWith('https://portal.test/c/weavers'))).toEqual([]);
    const others = await read('/sitemap.xml');
    expect(others).not.toContain('/c/weavers');
    for (const address of locations.filter((one) => /\d$/.test(one))) {
      expect(others).not.toContain(`${address.replace('/c/weavers', '')}<`);
    }
  });

  it('is named to robots, and what is nobody else’s there too', async () => {
    const text = await read('/robots.txt');
    expect(text).toContain('Sitemap: https://portal.test/c/weavers/sitemap.xml');
    expect(text).toContain('Disallow: /c/weavers/me');
  });

  it.each(['/c/nobody/sitemap.xml', '/c/nobody/news.rss'])('is not what %s is', async (path) => {
    expect((await files.request(path)).status).toBe(404);
  });
});

it('a community on a host of its own has files for itself alone', async () => {
  await resources.db.update(communities).set({ domain: 'weavers.example' }).where(eq(communities.path, 'weavers'));
  await resources.sites.reload();
  const at = async (address: string) => files.request(address, { redirect: 'manual' });
  expect(await (await at('https://weavers.example/news.rss')).text()).toContain('<link>https://weavers.example/news/');
  expect(await (await at('https://weavers.example/robots.txt')).text()).toMatch(
    /Sitemap: https:\/\/weavers\.example\/sitemap\.xml\n$/,
  );
  const moved = await at('https://portal.test/c/weavers/sitemap.xml');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://weavers.example/sitemap.xml']);
  expect(await (await at('https://portal.test/robots.txt')).text()).not.toContain('weavers');
});

describe('readers of others', () => {
  it('take the sitemap, with both languages beside every address', async () => {
    const items = await readSitemap(await read('/sitemap.xml'));
    expect(items.length).toBeGreaterThan(900);
    const incomplete = items.filter(({ links }) => links.map(({ lang }) => lang).join() !== 'zh-CN,en');
    expect(incomplete).toEqual([]);
  });

  it.each([
    ['/news.rss', 'zh-cn', 'https://portal.test/'],
    ['/en/news.rss', 'en', 'https://portal.test/en'],
  ])('take %s as news with days, addresses and words', async (path, language, home) => {
    const feed = await readFeed(await read(path));
    expect(feed).toMatchObject({ language, link: home, feedUrl: `https://portal.test${path}` });
    expect(feed.items).toHaveLength(30);
    expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(30);
    for (const { title, link, isoDate, contentSnippet } of feed.items) {
      expect(title && contentSnippet).toBeTruthy();
      expect(link).toContain(`${home.replace(/\/$/, '')}/news/`);
      expect(Date.parse(isoDate ?? '')).toBeLessThanOrEqual(testNow.getTime());
    }
  });

  it('take what an editor typed as a text, whatever it says', async () => {
    const title = '<script>alert(1)</script> & "]]>" \u0007';
    await resources.db.update(newsTexts).set({ title });
    const feed = await readFeed(await read('/news.rss'));
    expect(feed.items[0]?.title).toBe('<script>alert(1)</script> & "]]>" ');
  });
});
