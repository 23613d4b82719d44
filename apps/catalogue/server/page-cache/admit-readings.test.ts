import { createPageCache } from '@selvedge/server-kit';
import { expect, it } from 'vitest';
import { readingTable } from '../limits';
import { admitting } from './open-page-cache';
import { isSharedPage, pageQuery, personalQuery } from './shared-pages';

const junk = 2_000;

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
  for (const _time of [1, 2]) expect(await ask('/product-search?keywords=denim', '203.0.113.7')).toBe(200);
  const seen = new Set<number>();
  for (let n = 0; n < junk; n += 1) seen.add(await ask(`/product-search?keywords=junk${n}`, '203.0.113.7'));
  expect([...seen].sort()).toEqual([200, 429]);
  expect(made()).toBe(readingTable.reading.points);
  expect(await ask('/product-search?keywords=denim', '203.0.113.7')).toBe(200);
  expect(await ask('/about-us', '203.0.113.7')).toBe(200);
  expect(await ask('/product-products?weight=100-200', '203.0.113.8')).toBe(200);
});

it('behind a proxy the address is the client’s', async () => {
  const { ask } = site({ LIMITS: 'on', TRUST_PROXY: 1 });
  for (let n = 0; n < junk; n += 1) await ask(`/product-products?use=junk${n}`, '10.0.0.1', '203.0.113.7');
  expect(await ask('/product-products?use=other', '10.0.0.1', '203.0.113.7')).toBe(429);
  expect(await ask('/product-products?use=other', '10.0.0.1', '203.0.113.8')).toBe(200);
});

it('no limits are counted when they are off', async () => {
  const { ask, made } = site({ LIMITS: 'off', TRUST_PROXY: 0 });
  for (let n = 0; n < 400; n += 1) await ask(`/product-search?keywords=junk${n}`, '203.0.113.7');
  expect(made()).toBe(400);
});
