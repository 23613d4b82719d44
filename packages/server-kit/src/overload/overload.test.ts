import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServedApp, serve } from '../http/serve';
import { type LoadLimits, watchLoad } from './watch-load';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server whose answers to `/wait` wait until they are let go, and whose kept page is answered before all. */
async function serving(limits: LoadLimits): Promise<{ url: string; letGo: () => void; underWay: () => Promise<void> }> {
  const waiting: (() => void)[] = [];
  let arrived = 0;
  const app = new Hono()
    .get('/wait', async (c) => {
      arrived += 1;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return c.text('done');
    })
    .all('*', (c) => c.text('done'));
  const load = watchLoad(limits);
  const answerFirst: NonNullable<Parameters<typeof serve>[0]['answerFirst']> = (request, response) => {
    if (request.url !== '/kept') return false;
    response.end('kept');
    return true;
  };
  const served: ServedApp = await serve({ app, answerFirst, load, port: 0 });
  stops.push(served.stop, () => load.stop());
  const letGo = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const underWay = async () => {
    while (arrived < 2) await new Promise((resolve) => setImmediate(resolve));
  };
  return { url: served.url, letGo, underWay };
}

describe('more than can be done', () => {
  it('is turned away at once with a time to come back, and taken again afterwards', async () => {
    const { url, letGo, underWay } = await serving({ most: 2 });
    const first = [fetch(`${url}/wait`), fetch(`${url}/wait`)];
    await underWay();
    const away = await fetch(`${url}/page`);
    expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(await away.text()).toMatch(/busy.*网站繁忙/);
    letGo();
    for (const answer of first) expect(await (await answer).text()).toBe('done');
    expect((await fetch(`${url}/page`)).status).toBe(200);
  });

  it('is told in the envelope and the language of who asks the API', async () => {
    const { url, letGo, underWay } = await serving({ most: 2 });
    const first = [fetch(`${url}/wait`), fetch(`${url}/wait`)];
    await underWay();
    const ask = async (path: string, headers: Record<string, string>) =>
      (await fetch(url + path, { headers })).json() as Promise<unknown>;
    expect(await ask('/api/1/product/list', { 'accept-language': 'zh-CN' })).toEqual({
      code: 100000,
      message: '服务不存在',
      data: null,
    });
    expect(await ask('/v1/rooms?lang=en', {})).toEqual({
      code: 100000,
      message: 'Service does not exist',
      data: null,
    });
    letGo();
    await Promise.all(first);
  });

  it('hinders neither kept pages nor the health check', async () => {
    const { url, letGo, underWay } = await serving({ most: 2 });
    const first = [fetch(`${url}/wait`), fetch(`${url}/wait`)];
    await underWay();
    expect((await fetch(`${url}/kept`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    letGo();
    await Promise.all(first);
  });

  it('is what a lagging process has under way, not what only waits', async () => {
    const load = watchLoad({ busy: 2, lag: 80, most: 100 });
    stops.push(() => load.stop());
    for (let n = 0; n < 10; n += 1) expect(load.enter()).toBe(true);
    const until = performance.now() + 200;
    while (performance.now() < until);
    // The watch looks at its next beat.
    let isTurnedAway = false;
    for (let tries = 0; tries < 50 && !isTurnedAway; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      isTurnedAway = !load.enter();
      if (!isTurnedAway) load.leave();
    }
    expect(isTurnedAway).toBe(true);
    for (let n = 0; n < 9; n += 1) load.leave();
    // With little under way it is let in, late or not.
    expect(load.enter()).toBe(true);
  });

  it('is what waits for the database for longer than a burst takes', async () => {
    let waiting = 6;
    const load = watchLoad({ busy: 1, queue: 5, waiting: () => waiting, lag: 60_000 });
    stops.push(() => load.stop());
    expect([load.enter(), load.enter()]).toEqual([true, true]);
    const isLetIn = () => {
      const answer = load.enter();
      if (answer) load.leave();
      return answer;
    };
    await expect.poll(isLetIn, { timeout: 10_000 }).toBe(false);
    waiting = 5;
    await expect.poll(isLetIn, { timeout: 10_000 }).toBe(true);
  });
});
