import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { sameOriginWrites } from './same-origin';

const app = new Hono().use(sameOriginWrites(['https://portal.example'])).all('*', (c) => c.text('done'));

async function send(method: string, headers: Record<string, string>) {
  return (await app.request('http://10.0.0.7:3001/v1/auth/logout', { method, headers })).status;
}

it.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a page of somewhere else', { 'sec-fetch-site': 'cross-site', cookie: 'session=x' }, 403],
  ['a page of a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['an older browser on our page', { origin: 'http://10.0.0.7:3001' }, 200],
  ['an older browser on our page behind a proxy', { origin: 'https://portal.example' }, 200],
  ['an older browser on another page', { origin: 'https://evil.example' }, 403],
  ['a page without an origin, such as a frame in a sandbox', { origin: 'null' }, 403],
  ['a program', {}, 200],
  [
    'a program in a browser that shows its own token',
    { 'sec-fetch-site': 'cross-site', authorization: 'Bearer x' },
    200,
  ],
] as const)('a write of %s is answered with the right status', async (_case, headers, status) => {
  expect(await send('POST', headers)).toBe(status);
});

it('reading is not concerned', async () => {
  expect(await send('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200);
});
