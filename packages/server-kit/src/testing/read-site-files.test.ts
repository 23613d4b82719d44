import { describe, expect, it } from 'vitest';
import { readFeed, readSitemap, readSitemapIndex } from './read-site-files';

const urlset = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${inside}</urlset>`;

describe('a sitemap', () => {
  it('is read address by address', async () => {
    const link = '<xhtml:link rel="alternate" hreflang="en" href="https://mill.example/en"/>';
    const items = await readSitemap(
      urlset(`<url><loc>https://mill.example/</loc><lastmod>2026-11-21</lastmod>${link}</url>`),
    );
    expect(items).toMatchObject([{ url: 'https://mill.example/', links: [{ lang: 'en' }] }]);
  });

  it.each([
    ['is empty', ''],
    ['has an address without a place', '<url><lastmod>2026-11-21</lastmod></url>'],
    ['has a date that is none', '<url><loc>https://mill.example/</loc><lastmod>yesterday</lastmod></url>'],
    ['has an element of its own', '<url><loc>https://mill.example/</loc><price>7</price></url>'],
    ['is not closed', '<url><loc>https://mill.example/</loc>'],
  ])('that %s is refused', async (_case, inside) => {
    await expect(readSitemap(urlset(inside))).rejects.toThrow();
  });
});

it.each([
  ['a feed', readFeed],
  ['an index', readSitemapIndex],
])('%s that is not well-formed is refused', async (_case, read) => {
  await expect(read('<rss><channel><title>A & B</title></channel></rss>')).rejects.toThrow(/xmlParse|EntityRef/);
});
