import { createPageCache } from '@selvedge/server-kit';
import { expect, it } from 'vitest';
import { readingTable } from '../limits';
import { admitting } from './open-page-cache';
import { isSharedPage, pageQuery, personalQuery } from './shared-pages';

const junk = 20_000;

/** Pages that visitors have opened more than once. */
const real = ['/', '/product-products', '/product/1-oxford', '/zh-cn/article-list', '/product-search?keywords=denim'];

function site(settings: { readonly LIMITS: 'on' | 'off'; readonly TRUST_PROXY: number }) {
  let made = 0;
  const cache = createPageCache({
    maxBytes: 1e6,
    isShared: isSharedPage,
    query: pageQuery,
    personalQuery,
    admit: admitting(settings),
  });
  const answer = cache.around(() => {
    made += 1;
    return new Response('cloth', { headers: { 'content-type': 'text/html' } });
  });
  const ask = async (address: string, remoteAddress: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const request = new Request(`http://mill.example${address}`, { headers });
    return (await answer(request, { incoming: { socket: { remoteAddress } } })).status;
  };
  return { ask, made: () => made };
}

it('thousands of made-up searches of one address have only so many pages made, and hinder nobody else', async () => {
  const { ask, made } = site({ LIMITS: 'on', TRUST_PROXY: 0 });
  // What is asked for twice is no junk, and stays.
  for (const page of [...real, ...real]) expect(await ask(page, '203.0.113.7')).toBe(200);
  const seen = new Set<number>();
  for (let n = 0; n < junk; n += 1) seen.add(await ask(`/product-search?keywords=junk${n}`, '203.0.113.7'));
  expect([...seen].sort()).toEqual([200, 429]);
  // One of the real pages is a search and counts too.
  const most = real.length + readingTable.reading.points - 1;
  expect(made()).toBe(most);
  for (const page of real) expect(await ask(page, '203.0.113.7')).toBe(200);
  expect(made()).toBe(most);
  expect(await ask('/about-us', '203.0.113.7')).toBe(200);
  expect(await ask('/product-products?weight=100-200', '203.0.113.8')).toBe(200);
});

it('thousands of made-up searches from as many addresses evict no real page', async () => {
  const { ask, made } = site({ LIMITS: 'on', TRUST_PROXY: 0 });
  for (const page of [...real, ...real]) await ask(page, '203.0.113.7');
  for (let n = 0; n < 4_000; n += 1) {
    await ask(`/product-search?keywords=junk${n}`, `198.51.${(n >> 8) & 255}.${n & 255}`);
  }
  const before = made();
  for (const page of real) expect(await ask(page, '203.0.113.7')).toBe(200);
  expect([before, made()]).toEqual([real.length + 4_000, real.length + 4_000]);
});

it('behind a proxy the address is the client’s', async () => {
  const { ask } = site({ LIMITS: 'on', TRUST_PROXY: 1 });
  for (let n = 0; n < 400; n += 1) await ask(`/product-products?use=junk${n}`, '10.0.0.1', '203.0.113.7');
  expect(await ask('/product-products?use=other', '10.0.0.1', '203.0.113.7')).toBe(429);
  expect(await ask('/product-products?use=other', '10.0.0.1', '203.0.113.8')).toBe(200);
});

it('no limits are counted when they are off', async () => {
  const { ask, made } = site({ LIMITS: 'off', TRUST_PROXY: 0 });
  for (let n = 0; n < 400; n += 1) await ask(`/product-search?keywords=junk${n}`, '203.0.113.7');
  expect(made()).toBe(400);
});
