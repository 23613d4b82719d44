import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log/create-log';
import { health } from './health';
import { createRemixHandler } from './remix-handler';
import { requestLog } from './request-log';
import { securityHeaders } from './security-headers';
import { staticAssets } from './static-assets';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-client-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', 'root-a1b2.js'), 'let warp;');
  await writeFile(path.join(folder, 'assets', 'root-a1b2.js.gz'), gzipSync('let warp;'));
  await writeFile(path.join(folder, 'favicon.svg'), '<svg/>');
});
afterAll(() => rm(folder, { recursive: true }));

describe('static assets', () => {
  const ask = (address: string, headers = {}) =>
    new Hono()
      .route('/', staticAssets({ folder }))
      .all('*', (c) => c.text('page'))
      .request(address, { headers });

  it('with a hash are kept for ever, and sent as they were packed at build', async () => {
    const response = await ask('/assets/root-a1b2.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([response.headers.get('content-encoding'), response.headers.get('content-type')]).toEqual([
      'gzip',
      'text/javascript; charset=utf-8',
    ]);
    expect(await (await ask('/assets/root-a1b2.js')).text()).toBe('let warp;');
  });

  it('without a hash are kept for an hour', async () => {
    expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    ['/assets/root-of-the-last-release.js', 404, 'Not found'],
    ['/about-us', 200, 'page'],
    ['/product-products_list2.html', 200, 'page'],
    ['/assets/..%2f..%2fpackage.json', 404, 'Not found'],
    ['/..%2fpackage.json', 200, 'page'],
  ])('leave %s as %i', async (address, status, text) => {
    const response = await ask(address);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });
});

describe('headers', () => {
  it('protect every answer, and leave a page its own policy', async () => {
    const app = new Hono()
      .use(securityHeaders({ contentSecurityPolicy: "default-src 'self'", strictTransport: 60 }))
      .get('/', (c) => c.text('a'))
      .get('/page', (c) => c.text('b', 200, { 'content-security-policy': "script-src 'sha256-x'" }));
    const plain = await app.request('/');
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
    expect(plain.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(plain.headers.get('strict-transport-security')).toBe('max-age=60; includeSubDomains');
    expect((await app.request('/page')).headers.get('content-security-policy')).toBe("script-src 'sha256-x'");
  });
});

describe('the request log', () => {
  it('tells method, path and status, and nothing that people typed', async () => {
    const lines: string[] = [];
    const app = new Hono()
      .use(requestLog(createLog({ format: 'json', level: 'info', write: (line) => lines.push(line) })))
      .all('*', (c) => c.text('a', c.req.path === '/broken' ? 500 : 200));
    await app.request('/search?keywords=secret');
    await app.request('/broken');
    await app.request('/assets/a.js');
    expect(lines.map((line) => JSON.parse(line)).map(({ level, message, status }) => [level, message, status])).toEqual(
      [
        ['info', 'GET /search', 200],
        ['error', 'GET /broken', 500],
      ],
    );
  });
});

describe('/healthz', () => {
  it('asks the database once for many questions', async () => {
    let asked = 0;
    const app = health({ query: (async () => ++asked) as never });
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.request('/healthz')));
    expect([asked, ...new Set(answers.map(({ status }) => status))]).toEqual([1, 200]);
  });

  it('is 503 while the database is away', async () => {
    const app = health({ query: (async () => Promise.reject(new Error('gone'))) as never });
    const response = await app.request('/healthz');
    expect([response.status, await response.json()]).toEqual([503, { database: 'away' }]);
  });
});

describe('createRemixHandler', () => {
  const createRequestHandler =
    (build: { name: string }, mode: string) => async (request: Request, context: { ip: string }) =>
      new Response(`${build.name} ${mode} ${new URL(request.url).pathname} ${context.ip}`);
  const options = { createRequestHandler, loadContext: () => ({ ip: '::1' }) };

  it('gives the built app its load context', async () => {
    const app = new Hono().all('*', createRemixHandler({ ...options, build: { name: 'built' }, mode: 'production' }));
    expect(await (await app.request('/about-us')).text()).toBe('built production /about-us ::1');
  });

  it('asks for the live build at every request in development', async () => {
    let loads = 0;
    const build = async () => ({ name: `load${++loads}` });
    const app = new Hono().all('*', createRemixHandler({ ...options, build, mode: 'development' }));
    await app.request('/');
    expect(await (await app.request('/')).text()).toBe('load2 development / ::1');
  });
});
