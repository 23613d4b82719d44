import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { serverTiming, timed } from './server-timing';

const page = async (request: Request) => {
  await timed(request, 'product.list', async () => 1);
  await timed(request, 'product/detail 7', () => Promise.reject(new Error('away'))).catch(() => {});
  return new Response('page');
};

it('tells what a page was made of, and what failed, and how long all of it took', async () => {
  const app = new Hono().use(serverTiming()).get('/', (c) => page(c.req.raw));
  const told = (await app.request('/')).headers.get('server-timing');
  expect(told).toMatch(/^product\.list;dur=\d+\.\d, product-detail-7;dur=\d+\.\d, total;dur=\d+\.\d$/);
});

it('tells nothing where nobody wants to know', async () => {
  const app = new Hono().get('/', (c) => page(c.req.raw));
  const answer = await app.request('/');
  expect([await answer.text(), answer.headers.get('server-timing')]).toEqual(['page', null]);
});
