import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { canonicalPath, toCanonicalAddress } from './canonical-address';

describe('the one way to write an address', () => {
  it.each([
    ['/about-us/', '/about-us'],
    ['/About-Us', '/about-us'],
    ['//about-us', '/about-us'],
    ['/product//12-oxford', '/product/12-oxford'],
    ['/Product/Category/12-Denim', '/product/category/12-Denim'],
    ['/PRODUCT/12-Oxford/', '/product/12-Oxford'],
    ['/Product-Products_LIST2.HTML', '/product-products_list2.html'],
    ['/zh-CN/about-us', '/zh-cn/about-us'],
    ['/ZH-CN', '/zh-cn/'],
    ['/zh-cn//', '/zh-cn/'],
    ['/zh_CN/Video-List/', '/zh-cn/video-list'],
    ['/zh-Hans/about-us', '/zh-cn/about-us'],
    ['/zh/about-us', '/zh-cn/about-us'],
    ['/en/about-us', '/about-us'],
    ['/EN/', '/'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/%2e%2e/', '/evil.example/%2e%2e'],
  ])('of %s is %s', (asked, canonical) => {
    expect(canonicalPath(asked)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });

  it.each([
    '/',
    '/zh-cn',
    '/zh-cn/',
    '/product/12-Oxford',
    '/product/Category',
    '/order/SV-2026-000012',
    '/fr/about-us',
    '/%E4%BA%A7%E5%93%81',
    '/About-Us.data',
    '/product-products_list2.html',
  ])('%s is as it should be', (path) => {
    expect(canonicalPath(path)).toBe(path);
  });
});

describe('who asks for another way to write it', () => {
  const app = new Hono().use(toCanonicalAddress()).all('*', (c) => c.text('page'));
  const ask = async (path: string, method = 'GET') => {
    const answer = await app.request(`http://mill.example${path}`, { method });
    return [answer.status, answer.headers.get('location')];
  };

  it('is led to it for good, with the query', async () => {
    expect(await ask('/zh-CN/Product-Search/?keywords=A%20b')).toEqual([301, '/zh-cn/product-search?keywords=A%20b']);
  });

  it.each([
    ['/About-Us', 'POST'],
    ['/about-us', 'GET'],
  ])('%s by %s is let through', async (path, method) => {
    expect(await ask(path, method)).toEqual([200, null]);
  });
});
