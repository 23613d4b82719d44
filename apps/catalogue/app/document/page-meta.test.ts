import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta';

const site = {
  name: 'Weftland Mills',
  description: 'A vertical mill.',
  keywords: 'denim',
  origin: 'https://mill.example',
};
const siteTitle = 'Weftland Mills: cloth';

type Head = ReturnType<typeof pageMeta>;
const value = (head: Head, key: string, name: string, of: string): unknown =>
  head.map((entry) => entry as Record<string, unknown>).find((entry) => entry[key] === name)?.[of];
const alternates = (head: Head) =>
  head
    .map((entry) => entry as Record<string, unknown>)
    .filter(({ rel }) => rel === 'alternate')
    .map(({ hrefLang, href }) => [hrefLang, href]);

describe('the head of a page', () => {
  it('names the page before the site, and the site alone on the home page', () => {
    expect(pageMeta(site, siteTitle, { title: 'Denim', path: '/x' })[0]).toEqual({ title: 'Denim — Weftland Mills' });
    expect(pageMeta(site, siteTitle, { path: '/' })[0]).toEqual({ title: siteTitle });
  });

  it.each(['/product/12-denim', '/zh-cn/product/12-denim'])(
    'points from %s to both languages and the default',
    (path) => {
      expect(alternates(pageMeta(site, siteTitle, { path }))).toEqual([
        ['en', 'https://mill.example/product/12-denim'],
        ['zh-CN', 'https://mill.example/zh-cn/product/12-denim'],
        ['x-default', 'https://mill.example/product/12-denim'],
      ]);
    },
  );

  it.each([
    ['/about-us', 'https://mill.example/about-us'],
    ['/zh-cn', 'https://mill.example/zh-cn/'],
    ['/zh-cn/product-products_list2.html', 'https://mill.example/zh-cn/product-products_list2.html'],
  ])('%s has one address, %s', (path, canonical) => {
    expect(value(pageMeta(site, siteTitle, { path }), 'rel', 'canonical', 'href')).toBe(canonical);
  });

  it('keeps forms, results and filtered lists out of search engines, and names no other address for them', () => {
    const head = pageMeta(site, siteTitle, { path: '/inquire_form', isPrivate: true });
    expect(value(head, 'name', 'robots', 'content')).toBe('noindex, follow');
    expect(alternates(head)).toEqual([]);
  });

  it('falls back to the site’s description and shows a shared picture in a width that the server makes', () => {
    const image = { url: '/p1/12-a.webp', width: 1280, height: 1600, colour: '#000', alt: '' };
    const head = pageMeta(site, siteTitle, { path: '/', image });
    expect(value(head, 'name', 'description', 'content')).toBe('A vertical mill.');
    expect(value(head, 'property', 'og:image', 'content')).toBe('https://mill.example/p1/12-a_t4_w1024_q80.webp');
  });
});
