import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goToPath, listPath, parseListPath } from './list-path';

describe('listPath', () => {
  it.each([
    ['/product/category/12-denim', 2, '/product/category/12-denim_list2.html'],
    ['/product/category/12-denim', 1, '/product/category/12-denim'],
    ['/video-list', 999_999_999, '/video-list_list999999999.html'],
    ['/video-list', 0, '/video-list'],
    ['/video-list', -3, '/video-list'],
    ['/video-list', 2.5, '/video-list'],
    ['/video-list', Number.NaN, '/video-list'],
    ['/video-list', 1e21, '/video-list'],
    ['/product-search?keywords=a', 3, '/product-search_list3.html?keywords=a'],
    ['/video-list#top', 2, '/video-list_list2.html#top'],
  ])('of %s, page %d, is %s', (base, page, path) => {
    expect(listPath(base, page)).toBe(path);
  });
});

describe('goToPath', () => {
  it('is the list’s address without a number', () => {
    expect(goToPath('/video-list')).toBe('/video-list_list.html');
    expect(goToPath('/video-list?x=1')).toBe('/video-list_list.html?x=1');
  });
});

describe('parseListPath', () => {
  it.each([
    ['/product-products_list3.html', { base: '/product-products', page: 3 }],
    ['/product-products_list1.html', { base: '/product-products', page: 1 }],
    ['/product-products_list.html', { base: '/product-products', page: 1, goTo: true }],
    ['/zh-cn/video-list_list12.html', { base: '/zh-cn/video-list', page: 12 }],
    ['/a_list2_list3.html', { base: '/a_list2', page: 3 }],
    ['/_list2.html', { base: '/', page: 2 }],
    ['/article-list2', { base: '/article-list', page: 2 }],
    ['/article-list/2', { base: '/article-list', page: 2 }],
    ['/zh-cn/article-list/17', { base: '/zh-cn/article-list', page: 17 }],
    ['/article-list_list2.html', { base: '/article-list', page: 2 }],
  ])('takes %s apart', (path, parsed) => {
    expect(parseListPath(path)).toEqual(parsed);
  });

  it.each([
    '',
    '/',
    '/about-us',
    '/a_list0.html',
    '/a_list02.html',
    '/a_list-1.html',
    '/a_list1.5.html',
    '/a_list 2.html',
    '/a_list２.html',
    '/a_listx.html',
    '/a_list2.htm',
    '/a_list2.html/',
    '/a_list2',
    '/a_list1234567890.html',
    '/article-list',
    '/article-list/',
    '/article-list0',
    '/article-list/02',
    '/article-list/2/',
    '/article-list//2',
    '/article-lists',
    '/index.html',
  ])('finds no list in %j', (path) => {
    expect(parseListPath(path)).toBeNull();
  });

  it('reads back what was written, whatever the base', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^?#]*$/), fc.integer({ min: 2, max: 999_999_999 }), (base, page) => {
        expect(parseListPath(listPath(base, page))).toEqual({ base, page });
      }),
    );
  });

  it('is one address for one page: what is read is written the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/a', '_list', '.html', '0', '2', '37') }), (path) => {
        const parsed = parseListPath(path);
        if (parsed && !parsed.goTo && parsed.page > 1) expect(listPath(parsed.base, parsed.page)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
