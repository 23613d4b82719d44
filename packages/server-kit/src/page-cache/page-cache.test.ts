import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../http/serve';
import type { FetchPage } from './make-page';
import { createPageCache, type PageCacheOptions } from './page-cache';
import type { PageNote } from './page-note';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** A site whose pages count how often they were made, behind a cache whose clock is ours. */
async function site(
  answer: (request: Request, note: PageNote) => Response | Promise<Response>,
  options: Partial<PageCacheOptions> = {},
) {
  const clock = { now: 1_000_000 };
  let made = 0;
  const fetch: FetchPage = (request, environment) => {
    made += 1;
    const { page } = environment as { page?: PageNote };
    return answer(request, page ?? { changesAt() {}, ownToVisitor() {} });
  };
  const cache = createPageCache({
    maxBytes: 10e6,
    isShared: (pathname) => !pathname.startsWith('/cart'),
    query: new Set(['page']),
    personalQuery: new Set(['design']),
    now: () => clock.now,
    ...options,
  });
  const served = await serve({ app: { fetch: cache.around(fetch) }, answerFirst: cache.answerFirst, port: 0 });
  stops.push(served.stop);
  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    globalThis.fetch(served.url + address, { method, headers, redirect: 'manual' });
  return { cache, clock, get, url: served.url, made: () => made };
}

const page = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

/** A place where the making of a page can be held, and seen to have come. */
function gates() {
  let open = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const pass = () => {
    arrive();
    return opened;
  };
  return { open, reached, pass };
}

describe('a page that is the same for everybody', () => {
  it('is made once, for as many as ask at the same time', async () => {
    const { get, made } = await site(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return page('woven');
    });
    const answers = await Promise.all(Array.from({ length: 40 }, () => get('/about-us')));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array(40).fill('woven'));
    await get('/about-us');
    expect(made()).toBe(1);
  });

  it('is made of its address alone: nothing of the visitor who came first gets into it', async () => {
    const { get } = await site((request) => page([...request.headers].join('\n') + request.url));
    const headers = {
      cookie: 'visitor_code=MARKMARK01',
      'user-agent': 'MARK',
      'accept-language': 'mark',
      referer: 'https://mark.example/',
    };
    const text = await (await get('/about-us?utm_id=MARK', { ...headers, 'x-forwarded-for': 'MARK' })).text();
    expect(text).not.toMatch(/mark/i);
  });

  it('comes with all the headers of the first answer, and without those of one connection', async () => {
    const { get } = await site(() =>
      page('x', { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'DENY' }),
    );
    for (const _time of ['made', 'kept']) {
      const { headers } = await get('/');
      expect(headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toContain('s-maxage=60');
      expect(headers.get('vary')).toBe('Accept-Encoding');
    }
  });

  it('is kept once a host, and once only where all visitors see one origin', async () => {
    const seen = await site((request) => page(new URL(request.url).host));
    await seen.get('/');
    expect(seen.cache.size).toBe(1);
    const fixed = await site((request) => page(request.url), { origin: 'https://mill.example' });
    expect(await (await fixed.get('/', { 'x-forwarded-host': 'evil.example' })).text()).toBe('https://mill.example/');
  });

  it('is not told apart by parameters that change nothing', async () => {
    const { get, made, cache } = await site(() => page('x'));
    for (let junk = 0; junk < 200; junk += 1) await get(`/?junk${junk}=${junk}`);
    expect([made(), cache.size]).toEqual([1, 1]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('lies ready as %s', async (encoding, unpack) => {
    const { url, get } = await site(() => page('warp and weft '.repeat(100)));
    await get('/');
    const body = await new Promise<Buffer>((resolve) => {
      request(`${url}/`, { headers: { 'accept-encoding': encoding } }, (response) => {
        expect(response.headers['content-encoding']).toBe(encoding);
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
      }).end();
    });
    expect(unpack(body).toString()).toBe('warp and weft '.repeat(100));
  });

  it('answers 304 to who has it, and to HEAD without a body', async () => {
    const { get } = await site(() => page('cloth'));
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
    const head = await get('/', {}, 'HEAD');
    expect([head.headers.get('etag'), await head.text()]).toEqual([etag, '']);
  });
});

describe('time', () => {
  it('makes a page again behind the answer when a minute is over', async () => {
    let version = 1;
    const { get, clock, made } = await site(() => page(`version ${version}`));
    await get('/');
    version = 2;
    clock.now += 61_000;
    expect(await (await get('/')).text()).toBe('version 1');
    await vi.waitFor(async () => expect(await (await get('/')).text()).toBe('version 2'));
    expect(made()).toBe(2);
  });

  it('never shows a discount after its end', async () => {
    const { get, clock } = await site((_request, note) => {
      if (clock.now < 1_010_000) note.changesAt(new Date(1_010_000));
      return page(clock.now < 1_010_000 ? 'sale' : 'no sale');
    });
    const first = await get('/');
    expect([await first.text(), first.headers.get('cache-control')]).toEqual([
      'sale',
      'public, max-age=0, s-maxage=10',
    ]);
    clock.now = 1_009_999;
    expect(await (await get('/')).text()).toBe('sale');
    clock.now = 1_010_000;
    expect(await (await get('/')).text()).toBe('no sale');
  });

  it('begins anew with a publication, also for what was being made meanwhile', async () => {
    let version = 1;
    const gate = gates();
    const { get, cache } = await site(async () => {
      const text = `version ${version}`;
      if (version === 1) await gate.pass();
      return page(text);
    });
    const early = get('/');
    await gate.reached;
    version = 2;
    cache.expire();
    gate.open();
    await early;
    expect(await (await get('/')).text()).toBe('version 2');
  });
});

describe('trouble', () => {
  it('is covered by the page as it was, for as long as it lasts', async () => {
    let isAway = false;
    const { get, clock, cache } = await site(() => (isAway ? page('away', {}, 503) : page('here')));
    await get('/');
    isAway = true;
    clock.now += 61_000;
    expect(await (await get('/')).text()).toBe('here');
    cache.expire();
    expect(await (await get('/')).text()).toBe('here');
    const unknown = await get('/about-us');
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store']);
    isAway = false;
    clock.now += 2_000;
    await get('/about-us');
    expect((await get('/about-us')).status).toBe(200);
  });

  it('of a page that takes too long ends in 503 with a time to come back', async () => {
    const { get } = await site(() => new Promise<Response>(() => {}), { patience: 50 });
    const answer = await get('/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('of too many pages at once is shed at once, and kept pages are answered meanwhile', async () => {
    const gate = gates();
    let isSlow = false;
    const { get, made } = await site(
      async () => {
        if (isSlow) await gate.pass();
        return page('x');
      },
      { making: { concurrency: 1, waiting: 2 } },
    );
    await get('/kept');
    isSlow = true;
    const asked = ['/1', '/2', '/3', '/4', '/5'].map((address) => get(address));
    const first = await Promise.race(asked);
    expect([first.status, made(), (await get('/kept')).status]).toEqual([503, 2, 200]);
    gate.open();
    expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503]);
  });

  it('of who asks for page after page is theirs alone', async () => {
    const { get } = await site(() => page('x'), { admit: async (request) => !request.url.includes('page=') });
    expect((await get('/?page=7')).status).toBe(429);
    expect((await get('/')).status).toBe(200);
  });
});

describe('what is never kept', () => {
  it.each([
    ['a cookie', { 'set-cookie': 'a=b' }],
    ['the word private', { 'cache-control': 'private, no-cache' }],
    ['the word no-store', { 'cache-control': 'no-store' }],
  ])('is what carries %s: everybody gets their own', async (_what, headers) => {
    const { get, cache } = await site((request) => page(request.headers.get('cookie') ?? 'nobody', headers));
    expect(await (await get('/', { cookie: 'who=a' })).text()).toBe('who=a');
    expect(await (await get('/', { cookie: 'who=b' })).text()).toBe('who=b');
    expect(cache.size).toBe(0);
  });

  it('is what the page itself calls a visitor’s own', async () => {
    const { get, cache } = await site((_request, note) => {
      note.ownToVisitor();
      return page('mine');
    });
    await get('/');
    expect(cache.size).toBe(0);
  });

  it.each(['/?design', '/about-us?design=token', '/cart'])(
    'is %s, which passes by with everything it carries',
    async (address) => {
      const { get, cache } = await site((request) => page(request.headers.get('cookie') ?? ''));
      expect(await (await get(address, { cookie: 'who=a' })).text()).toBe('who=a');
      expect(cache.size).toBe(0);
    },
  );

  it('is a form that is sent', async () => {
    const app = new Hono().all('*', async (c) => c.text(`${c.req.method} ${await c.req.text()}`));
    const { url } = await site((request) => app.fetch(request));
    const post = () => fetch(`${url}/`, { method: 'POST', body: 'hello' }).then((answer) => answer.text());
    expect([await post(), await post()]).toEqual(['POST hello', 'POST hello']);
  });

  it.each([301, 302])('is a way elsewhere (%i), which takes along the whole query', async (status) => {
    const { get, cache } = await site((request) => {
      return new Response(null, { status, headers: { location: `/there${new URL(request.url).search}` } });
    });
    expect((await get('/x?utm_id=1')).headers.get('location')).toBe('/there?utm_id=1');
    expect((await get('/x?utm_id=2')).headers.get('location')).toBe('/there?utm_id=2');
    expect(cache.size).toBe(0);
  });
});

describe('memory', () => {
  it.each([0, 1, 123_457])('of %i bytes is never gone beyond', async (maxBytes) => {
    const { get, cache } = await site(() => page('x'.repeat(2_000)), { maxBytes });
    for (let address = 0; address < 50; address += 1) await get(`/${address % 30}`);
    expect(cache.bytes).toBeLessThanOrEqual(maxBytes);
  });

  it('is bounded, and a flood of addresses evicts no page that is asked for again', async () => {
    const { get, cache, made } = await site((request) => page(new URL(request.url).pathname + 'x'.repeat(20_000)), {
      maxBytes: 1e6,
    });
    for (const _time of [1, 2]) await get('/real');
    for (let flood = 0; flood < 300; flood += 1) await get(`/flood/${flood}`);
    expect(cache.bytes).toBeLessThanOrEqual(1e6);
    const before = made();
    await get('/real');
    expect(made()).toBe(before);
  });
});
