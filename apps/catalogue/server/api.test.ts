import { describe, expect, it } from 'vitest';
import { testCatalogue } from './testing/test-catalogue';

const { call } = await testCatalogue();
const chinese = { 'accept-language': 'zh-cn' };

const calls = [
  '/site/base-info',
  '/site/header',
  '/site/footer',
  '/site/page/about-us',
  '/product/list',
  '/product/search?keywords=denim',
  '/product/facets',
  '/product/detail/4',
  '/product/choices?ids=4,1',
  '/product/categories',
  '/article/list',
  '/article/detail/1',
  '/video/list',
  '/video/detail/1',
  '/download/list',
];

describe('every call that reads', () => {
  it.each(calls)('answers %s by its contract in both languages', async (path) => {
    const [english, simplified] = await Promise.all([call({ path }), call({ path, headers: chinese })]);
    expect([english.status, english.code, simplified.status]).toEqual([200, 0, 200]);
    expect(simplified.data).not.toEqual(english.data);
    expect(english.data).not.toBeNull();
  });

  it.each([
    ['/product/detail/999', 404, 10],
    ['/product/detail/abc', 422, 112],
    ['/article/detail/999', 404, 10],
    ['/video/detail/999', 404, 10],
    ['/site/page/nothing', 422, 106],
    ['/product/search?keywords=%20', 422, 200],
    ['/product/list?colour=red', 400, 13],
  ])('refuses %s with %i and code %i', async (path, status, code) => {
    const answer = await call({ path });
    expect([answer.status, answer.code, answer.data]).toEqual([status, code, null]);
  });

  it('knows no other company', async () => {
    expect((await call({ path: '/../2/site/base-info' })).code).toBe(10);
  });
});
