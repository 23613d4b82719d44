import { defineCall, defineContract } from '@selvedge/api-contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log/create-log';
import { callListener } from './call-listener';
import { constant } from './constant';
import { directCalls } from './direct-calls';
import { implement } from './implement';
import { refuse } from './refuse';
import type { RequestFacts } from './request-facts';
import { securityHeaders } from './security-headers';
import { type ServedApp, serve } from './serve';

const call = { method: 'GET', summary: '', source: '' } as const;

const contract = defineContract({
  name: 'test',
  title: 'Test',
  addressing: 'company-service',
  services: { cloth: 'cloth' },
  groups: {
    cloth: {
      list: defineCall({
        ...call,
        path: '/list',
        request: z.strictObject({
          page: z.coerce.number().int().min(1).default(1),
          tags: z.array(z.string()).optional(),
        }),
        response: z.object({ page: z.int(), tags: z.array(z.string()), asker: z.string(), company: z.string() }),
      }),
      fail: defineCall({ ...call, path: '/fail', request: z.strictObject({}), response: z.object({}) }),
      detail: defineCall({
        ...call,
        path: '/detail/{id}',
        request: z.strictObject({ id: z.coerce.number().int() }),
        response: z.object({ id: z.int() }),
      }),
      add: defineCall({ ...call, method: 'POST', path: '/list', request: z.strictObject({}), response: z.object({}) }),
    },
  },
});

const handlers = {
  cloth: {
    list: (facts: RequestFacts, { page, tags = [] }: { page: number; tags?: string[] | undefined }) => {
      if (page === 2) facts.changesAt(new Date('2030-01-01T00:00:00Z'));
      facts.answerHeaders.append('x-visitor', facts.visitorCode ?? 'nobody');
      // The price is not in the contract, so it must not travel.
      return { page, tags, asker: facts.clientIp, company: facts.company ?? '', price: 100 };
    },
    fail: () => {
      throw refuse(13, { retryAfter: 3 });
    },
    detail: (_facts: RequestFacts, { id }: { id: number }) => ({ id }),
    add: () => ({}),
  },
};

const lines: string[] = [];
const options = {
  contextFor: (facts: RequestFacts) => facts,
  log: createLog({ format: 'json', write: (line) => lines.push(line) }),
  trustProxy: 1,
};
const app = new Hono().use(securityHeaders()).route('/api', implement(contract, handlers, options));

/** The same server twice: with the listener in front of the app, and without. */
const servers: ServedApp[] = [];
/** What reached the app behind the listener. */
const passed: string[] = [];

beforeAll(async () => {
  const watched = {
    fetch: (request: Request, environment: object) => {
      passed.push(new URL(request.url).pathname);
      return app.fetch(request, environment);
    },
  };
  const answerNext = callListener(contract, handlers, { ...options, base: '/api' });
  servers.push(await serve({ app: watched, answerNext, port: 0 }), await serve({ app, port: 0 }));
});

afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

async function answersTo(path: string, init: RequestInit) {
  return Promise.all(
    servers.map(async ({ url }) => {
      const response = await fetch(url + path, init);
      const headers = Object.fromEntries(
        [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
      );
      return { status: response.status, headers, body: (await response.json()) as unknown };
    }),
  );
}

describe('callListener', () => {
  it.each([
    ['a list', '/api/mill/cloth/list', {}],
    ['a page of it', '/api/mill/cloth/list?page=3', {}],
    ['what changes by itself', '/api/mill/cloth/list?page=2', {}],
    ['a list of values', '/api/mill/cloth/list?tags=a&tags[]=b', {}],
    ['signs that are written otherwise', '/api/mill/cloth/list?tags=%E6%A3%89+x%26y', {}],
    ['another language by the query', '/api/mill/cloth/list?lang=zh-cn&page=0', {}],
    ['another language by a header', '/api/mill/cloth/list?page=x', { 'accept-language': 'zh-CN,zh;q=0.9' }],
    ['a field that nobody knows', '/api/mill/cloth/list?colour=red', {}],
    ['a field that is left empty', '/api/mill/cloth/list?tags=', {}],
    [
      'a visitor behind a proxy',
      '/api/mill/cloth/list',
      { 'x-forwarded-for': '203.0.113.7', cookie: 'visitor_code=abcdeABCDE' },
    ],
    ['a refusal', '/api/mill/cloth/fail', {}],
  ])('answers as the app does, before it, to %s', async (_, path, headers: Record<string, string>) => {
    passed.length = 0;
    const [listened, behind] = await answersTo(path, { headers });
    expect(listened).toEqual(behind);
    expect(passed).toEqual([]);
  });

  it.each([
    ['a call with an address of its own', '/api/mill/cloth/detail/7', 'GET'],
    ['a call that writes', '/api/mill/cloth/list', 'POST'],
    ['a call that there is not', '/api/mill/cloth/lists', 'GET'],
    ['an address without a company', '/api/cloth', 'GET'],
    ['another part of the site', '/page', 'GET'],
  ])('leaves %s to the app', async (_, path, method) => {
    passed.length = 0;
    await fetch(servers[0]?.url + path, {
      method,
      ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect(passed).toEqual([path]);
  });

  it('notes each call in the log, without what was asked', async () => {
    lines.length = 0;
    await fetch(`${servers[0]?.url}/api/mill/cloth/list?tags=secret`);
    const [line = ''] = lines;
    expect(JSON.parse(line)).toMatchObject({ message: 'GET /api/mill/cloth/list', status: 200 });
    expect(line).not.toContain('secret');
  });
});

describe('an answer that is constant', () => {
  it('is checked once, and leaves as the contract has it each time', async () => {
    const kept = constant({ page: 1, tags: ['a'], asker: 'x', company: 'y', price: 100 });
    const ask = directCalls(contract, { cloth: { ...handlers.cloth, list: () => kept } }, options);
    const first = await ask('cloth.list', {});
    const second = await ask('cloth.list', {});
    expect(first.body.data).toEqual({ page: 1, tags: ['a'], asker: 'x', company: 'y' });
    expect(second.body.data).toBe(first.body.data);
    expect(() => kept.tags.push('b')).toThrow(TypeError);
  });

  it('is checked all the same: what breaks the contract does not leave', async () => {
    const wrong = constant({ page: 'one' });
    const ask = directCalls(contract, { cloth: { ...handlers.cloth, list: () => wrong as never } }, options);
    for (const _ of [1, 2]) expect(await ask('cloth.list', {})).toMatchObject({ status: 500, body: { data: null } });
  });
});
