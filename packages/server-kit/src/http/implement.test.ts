import { setTimeout as sleep } from 'node:timers/promises';
import { defineCall, defineContract } from '@selvedge/api-contract';
import { apiErrorFor, codes } from '@selvedge/error-catalogue';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log/create-log';
import { directCalls } from './direct-calls';
import { implement } from './implement';
import { refuse } from './refuse';
import type { RequestFacts } from './request-facts';

const contract = defineContract({
  name: 'test',
  title: 'Test',
  addressing: 'company-service',
  services: { cloth: 'cloth' },
  groups: {
    cloth: {
      detail: defineCall({
        method: 'GET',
        path: '/detail/{id}',
        summary: '',
        source: '',
        request: z.strictObject({
          id: z.coerce.number().int().positive(),
          tags: z.array(z.string()).default([]),
          width: z.coerce.number().optional(),
        }),
        response: z.object({ id: z.int(), tags: z.array(z.string()), width: z.number().nullable() }),
      }),
      add: defineCall({
        method: 'POST',
        path: '/add',
        summary: '',
        source: '',
        request: z.strictObject({
          email: z.email(),
          name: z.string().min(1).max(5),
          amount: z.number().int().max(10).optional(),
          site: z.url().optional(),
          kind: z.enum(['yarn', 'denim']).optional(),
          ip: z.ipv4().optional(),
          list: z.array(z.string()).max(2).optional(),
          sure: z.boolean().optional(),
          phone: z
            .string()
            .refine((value) => /^\+?\d+$/.test(value), { params: { code: codes.invalidPhone } })
            .optional(),
        }),
        response: z.object({ id: z.int() }),
      }),
      note: defineCall({
        method: 'POST',
        path: '/note',
        encoding: 'form',
        summary: '',
        source: '',
        request: z.strictObject({ count: z.coerce.number().int(), text: z.string().optional() }),
        response: z.object({ count: z.int(), text: z.string().nullable() }),
      }),
      fail: defineCall({
        method: 'POST',
        path: '/fail',
        idempotent: true,
        summary: '',
        source: '',
        request: z.strictObject({ how: z.string() }),
        response: z.object({}),
      }),
    },
  },
});

const FAILURES: Readonly<Record<string, () => unknown>> = {
  catalogued: () => apiErrorFor(codes.withoutPermission),
  own: () => apiErrorFor(codes.failure, 'The stock is being counted'),
  conflict: () => refuse(codes.requestError, { situation: 'conflict' }),
  later: () => refuse(codes.banned, { situation: 'rateLimited', retryAfter: 7.2 }),
  unknown: () => new Error('select secret from vault'),
  away: () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  wrapped: () => new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
};

const lines: string[] = [];
const options = {
  contextFor: ({ language, company, clientIp, answerHeaders }: RequestFacts) => ({
    language,
    company,
    clientIp,
    answerHeaders,
  }),
  log: createLog({ format: 'json', write: (line) => lines.push(line) }),
};

const handlers = {
  cloth: {
    detail: (
      context: ReturnType<typeof options.contextFor>,
      input: { id: number; tags: string[]; width?: number | undefined },
    ) => {
      context.answerHeaders.append('set-cookie', `seen=${context.company}`);
      // The price is not in the contract, so it must not travel.
      return { id: input.id, tags: input.tags, width: input.width ?? null, price: 100 };
    },
    add: async () => {
      await sleep(1);
      return { id: 7 };
    },
    note: (_context: unknown, input: { count: number; text?: string | undefined }) => ({
      count: input.count,
      text: input.text ?? null,
    }),
    fail: (_context: unknown, { how }: { how: string }) => {
      if (how === 'contract') return 'no object' as never;
      throw FAILURES[how]?.();
    },
  },
};

const api = implement(contract, handlers, options);

async function ask(path: string, init?: RequestInit & { json?: unknown }) {
  const request = {
    ...init,
    ...(init?.json === undefined
      ? {}
      : {
          method: 'POST',
          body: JSON.stringify(init.json),
          headers: { 'content-type': 'application/json', ...init.headers },
        }),
  };
  const response = await api.request(path, request);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

interface Body {
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly issues: readonly { readonly field: string; readonly code: number; readonly message: string }[];
}

describe('implement answers', () => {
  it('in the envelope, with only what the contract names and the headers of the use-case', async () => {
    const { status, body, headers } = await ask('/mill/cloth/detail/12?tags=a&tags=b&width=');
    expect(status).toBe(200);
    expect(body).toEqual({ code: 0, message: 'Success: ok', data: { id: 12, tags: ['a', 'b'], width: null } });
    expect(headers.get('set-cookie')).toBe('seen=mill');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^\w{12}$/);
  });

  it('a list that was given one value as a list', async () => {
    expect((await ask('/mill/cloth/detail/12?tags[]=a')).body.data.tags).toEqual(['a']);
  });

  it('an urlencoded form', async () => {
    const { body } = await ask('/mill/cloth/note', {
      method: 'POST',
      body: new URLSearchParams({ count: '3', text: '' }),
    });
    expect(body.data).toEqual({ count: 3, text: null });
  });

  it.each([
    ['x-language', '/mill/cloth/detail/1', { 'x-language': 'zh-cn' }],
    ['Accept-Language', '/mill/cloth/detail/1', { 'accept-language': 'de, zh-TW;q=0.9, en;q=0.4' }],
    ['the lang query', '/mill/cloth/detail/1?lang=zh-cn', {}],
  ])('in the language of %s', async (_name, path, headers) => {
    expect((await ask(path, { headers })).body.message).toBe('成功');
  });
});

const good = { email: 'a@b.co', name: 'Mill' };

describe('implement refuses', () => {
  it.each([
    ['a wrong address', { ...good, email: 'a@' }, 101, 422, [['email', 101]]],
    ['an empty field', { ...good, name: '' }, 200, 422, [['name', 200]]],
    ['a missing field', { email: 'a@b.co' }, 200, 422, [['name', 200]]],
    [
      'two empty fields with one reason',
      {},
      200,
      422,
      [
        ['email', 200],
        ['name', 200],
      ],
    ],
    ['a text that is too long', { ...good, name: 'sixsix' }, 108, 422, [['name', 108]]],
    ['a number that is none', { ...good, amount: 'x' }, 112, 422, [['amount', 112]]],
    ['a fraction', { ...good, amount: 1.5 }, 113, 422, [['amount', 113]]],
    ['a number that is too big', { ...good, amount: 11 }, 121, 422, [['amount', 121]]],
    ['a wrong link', { ...good, site: 'x' }, 104, 422, [['site', 104]]],
    ['a word outside of the list', { ...good, kind: 'silk' }, 106, 422, [['kind', 106]]],
    ['a wrong IP address', { ...good, ip: '1.2.3' }, 103, 422, [['ip', 103]]],
    ['something that is no list', { ...good, list: 'a' }, 117, 422, [['list', 117]]],
    ['a list that is too long', { ...good, list: ['a', 'b', 'c'] }, 108, 422, [['list', 108]]],
    ['a wrong item of a list', { ...good, list: [1] }, 116, 422, [['list.0', 116]]],
    ['a truth that is none', { ...good, sure: 'yes' }, 114, 422, [['sure', 114]]],
    ['a rule with a code of its own', { ...good, phone: 'x' }, 102, 422, [['phone', 102]]],
    ['an unknown field', { ...good, admin: true }, 13, 400, [['admin', 13]]],
    [
      'several reasons at once',
      { email: 'a', name: 'sixsix' },
      100,
      422,
      [
        ['email', 101],
        ['name', 108],
      ],
    ],
  ])('%s', async (_name, json, code, status, issues) => {
    const answer = await ask('/mill/cloth/add', { json });
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([status, code, null]);
    expect(answer.body.issues.map((issue) => [issue.field, issue.code])).toEqual(issues);
  });

  it('with texts in the language that was asked for', async () => {
    const { body } = await ask('/mill/cloth/add', {
      json: { ...good, email: 'x' },
      headers: { 'accept-language': 'zh-CN' },
    });
    expect([body.message, body.issues[0]?.message]).toEqual(['邮箱地址无效', '邮箱地址无效']);
  });

  it.each([
    ['JSON that is none', '{', 'application/json', 400, 13],
    ['JSON that is a list', '[]', 'application/json', 400, 13],
    ['a body of another type', 'a=1', 'application/x-www-form-urlencoded', 415, 13],
    ['a body that is too big', `{"name":"${'x'.repeat(1024 * 1024)}"}`, 'application/json', 413, 121],
  ])('%s', async (_name, body, type, status, code) => {
    const answer = await ask('/mill/cloth/add', { method: 'POST', body, headers: { 'content-type': type } });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('a placeholder of the address that is wrong', async () => {
    expect((await ask('/mill/cloth/detail/abc')).body).toMatchObject({
      code: 112,
      issues: [{ field: 'id', code: 112 }],
    });
  });

  it('an unknown address and says which', async () => {
    const { status, body } = await ask('/mill/wool/list?page=2');
    expect([status, body]).toEqual([404, { code: 10, message: 'Page not found: /mill/wool/list?page=2', data: null }]);
  });

  it('a method that the address does not have', async () => {
    const { status, body, headers } = await ask('/mill/cloth/add');
    expect([status, body.code, headers.get('allow')]).toEqual([400, 12, 'POST']);
  });

  it('to start when a call is not public and nobody checks rights', () => {
    const detail = { ...contract.groups.cloth.detail, access: 'member' as const };
    const closed = { ...contract, groups: { cloth: { detail } } };
    expect(() => implement(closed, { cloth: { detail: handlers.cloth.detail } }, options)).toThrow(
      'cloth.detail is not public',
    );
  });
});

describe('implement turns failures into answers', () => {
  it.each([
    ['catalogued', 403, 1, 'Without permission', null],
    ['own', 400, 999, 'The stock is being counted', null],
    ['conflict', 409, 11, 'Request error', null],
    ['later', 429, 2, 'Be banned', '8'],
    ['unknown', 500, 1_000_000, 'System error', null],
    ['away', 503, 100_000, 'Service does not exist', '5'],
    ['wrapped', 503, 100_000, 'Service does not exist', '5'],
    ['contract', 500, 1_000_000, 'System error', null],
  ])('%s → %i', async (how, status, code, message, retryAfter) => {
    const answer = await ask('/mill/cloth/fail', { json: { how } });
    expect([answer.status, answer.body]).toEqual([status, { code, message, data: null }]);
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
  });

  it('and logs an unknown one under the request id that the client was given', async () => {
    const { headers, body } = await ask('/mill/cloth/fail', { json: { how: 'unknown' } });
    const line = lines.find((text) => text.includes(headers.get('x-request-id') ?? 'none'));
    expect(line).toContain('select secret from vault');
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('directCalls', () => {
  const call = directCalls(contract, handlers, options);

  it('answers as the network does, without it', async () => {
    const { body } = await call('cloth.detail', { id: 3 }, { company: 'mill' });
    expect(body).toEqual({ code: 0, message: 'Success: ok', data: { id: 3, tags: [], width: null } });
  });

  it('checks the request as well', async () => {
    const { status, body } = await call('cloth.add', { email: 'x', name: 'Mill' }, { language: 'zh-cn' });
    expect([status, body.message]).toEqual([422, '邮箱地址无效']);
  });

  it('knows only the calls of the contract', async () => {
    expect((await call('cloth.burn', {})).body.code).toBe(100_000);
  });
});
