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

  it('falls back to the site’s description and shows a shared picture in the size that the server cuts', () => {
    const image = { url: '/p1/12-a.webp', width: 1280, height: 1600, colour: '#000', alt: '' };
    const head = pageMeta(site, siteTitle, { path: '/', image });
    expect(value(head, 'name', 'description', 'content')).toBe('A vertical mill.');
    expect(value(head, 'property', 'og:image', 'content')).toBe('https://mill.example/shared/p1/12-a.jpg');
    expect(value(head, 'property', 'og:image:width', 'content')).toBe('1200');
    expect(value(head, 'name', 'twitter:card', 'content')).toBe('summary_large_image');
  });

  it.each([
    [1, ['next https://mill.example/product-products_list2.html']],
    [2, ['prev https://mill.example/product-products', 'next https://mill.example/product-products_list3.html']],
    [3, ['prev https://mill.example/product-products_list2.html']],
  ])('page %i of three names its neighbours', (page, expected) => {
    const list = { base: '/product-products', page, pageCount: 3 };
    const head = pageMeta(site, siteTitle, { title: 'All', path: '/product-products', list });
    const links = head
      .map((entry) => entry as Record<string, unknown>)
      .filter(({ rel }) => /prev|next/.test(String(rel)));
    expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual(expected);
  });

  it('tells programs the way to a page, and nothing of a page that they shall not keep', () => {
    const page = { title: 'Denim', path: '/zh-cn/product/category/3-denim', crumbs: [{ title: 'Denim' }] };
    const graphOf = (head: Head) =>
      value(head, 'script:ld+json', '', '') ?? head.find((entry) => 'script:ld+json' in entry);
    expect(graphOf(pageMeta(site, siteTitle, page))).toMatchObject({
      'script:ld+json': {
        '@graph': [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { position: 1, item: 'https://mill.example/zh-cn/' },
              { position: 2, name: 'Denim', item: 'https://mill.example/zh-cn/product/category/3-denim' },
            ],
          },
        ],
      },
    });
    expect(graphOf(pageMeta(site, siteTitle, { ...page, isPrivate: true }))).toBeUndefined();
  });
});
