import { createSigner, newSecret, previewToken } from '@selvedge/server-kit';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { designHeaders, designModeOf } from './design-mode';

const now = new Date('2026-06-15T12:00:00Z');
const signer = createSigner(newSecret());
const inAnHour = previewToken(signer, new Date('2026-06-15T13:00:00Z'));
const anHourAgo = previewToken(signer, new Date('2026-06-15T11:00:00Z'));
const at = (query: string) => designModeOf(new URL(`https://mill.example/product/1${query}`), signer, now);

describe('design mode', () => {
  it.each(['', '?designer=1', '?q=design', '#design'])('is off for %j', (query) => {
    expect(at(query)).toBeUndefined();
  });

  it.each([
    ['?design', 'published'],
    ['?design=1', 'published'],
    ['?a=b&design=true', 'published'],
    [`?design=${inAnHour}`, 'drafts'],
    [`?design=${anHourAgo}`, 'expired'],
    [`?design=${inAnHour}x`, 'forged'],
    ['?design=a.b', 'forged'],
  ])('for %j shows %s', (query, shows) => {
    expect(at(query)?.shows).toBe(shows);
  });

  it('says until when drafts are shown', () => {
    expect(at(`?design=${inAnHour}`)?.expires).toBe(Date.UTC(2026, 5, 15, 13) / 1000);
  });

  it.each([
    ['/product/1?design', 'no-store', 'noindex, nofollow'],
    ['/product/1', 'public, max-age=60', null],
  ])('%s is cached as %s', async (address, cache, robots) => {
    const app = new Hono()
      .use(designHeaders())
      .get('*', (c) => c.text('', 200, { 'cache-control': 'public, max-age=60' }));
    const { headers } = await app.request(address);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([cache, robots]);
  });
});
