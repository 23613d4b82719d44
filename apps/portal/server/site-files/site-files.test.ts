import { describe, expect, it } from 'vitest';
import { news } from '../database/schema';
import { demoDatabase } from '../testing/demo-database';
import { serveSiteFiles } from './serve-site-files';

const resources = await demoDatabase();
const files = serveSiteFiles(resources, { PORTAL_PUBLIC_URL: 'https://weft.example' } as Parameters<
  typeof serveSiteFiles
>[1]);
const read = async (path: string) => (await files.request(path)).text();

describe('the sitemap', () => {
  it('names every public page once in each language, with the other one beside it', async () => {
    const text = await read('/sitemap.xml');
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations).toContain('https://weft.example/');
    expect(locations).toContain('https://weft.example/en');
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
  ['/news.rss', '纬岸纺织行业协会', 'https://weft.example/news/'],
  ['/en/news.rss', 'Weftshore Textile Association', 'https://weft.example/en/news/'],
])('%s is the news in its language', async (path, title, link) => {
  const text = await read(path);
  expect(text).toContain(`<title>${title}</title>`);
  expect(text).toContain(`<link>${link}`);
  expect(text).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
});

it('robots are told where the sitemap is and what is nobody else’s', async () => {
  const text = await read('/robots.txt');
  expect(text).toContain('Sitemap: https://weft.example/sitemap.xml');
  expect(text).toContain('Disallow: /me');
});
