import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './index';
import { inProcess, ok, rejection } from './testing/in-process';
import { shelfContract } from './testing/shelf-contract';
import { startServer } from './testing/start-server';

describe('headers', () => {
  it('forwards the client address, the language and the headers of every request', async () => {
    const { client, requests } = inProcess(() => ok({}), {
      clientIp: '203.0.113.9',
      language: 'zh-cn',
      headers: { cookie: 'visitor_code=abc', 'accept-language': 'de', 'content-type': 'text/html' },
    });
    await client.shelf.list();
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'zh-cn',
      cookie: 'visitor_code=abc',
      'x-client-ip': '203.0.113.9',
    });
  });

  it('lets a page forward all headers that it was asked with', async () => {
    let received: IncomingHttpHeaders = {};
    const base = await startServer((request, response) => {
      received = request.headers;
      response.end(JSON.stringify({ code: 0, message: 'Success: ok', data: { id: 1 } }));
    });
    const headers = {
      host: 'mill.example',
      connection: 'close, upgrade',
      upgrade: 'websocket',
      'transfer-encoding': 'chunked',
      'content-length': '7',
      expect: '100-continue',
      'if-none-match': '"a"',
      'user-agent': 'loom/1',
      cookie: 'a=1; b=2',
    };
    const client = createApiClient({ contract: shelfContract, base, companyId: '1', headers });
    expect(await client.shelf.add({ name: 'Oxford' })).toEqual({ id: 1 });
    expect(received).toMatchObject({ cookie: 'a=1; b=2', 'user-agent': 'loom/1', host: new URL(base).host });
    expect(received).not.toHaveProperty('if-none-match');
  });

  it.each([null, undefined, ''])('sends no client address when it is %j', async (clientIp) => {
    const { client, requests } = inProcess(() => ok({}), { clientIp });
    await client.shelf.list();
    expect(requests[0]?.headers.has('x-client-ip')).toBe(false);
  });

  it('asks for authorisation in secure calls only', async () => {
    const authorise = vi.fn(async () => ({ authorization: 'Bearer thread' }));
    const { client, requests } = inProcess(() => ok({}), { authorise });
    await client.shelf.list();
    expect(authorise).not.toHaveBeenCalled();
    await client.shelf.add({ name: 'x' });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer thread']);
  });

  it('rejects with the reason when authorisation cannot be had, and sends nothing', async () => {
    const { client, requests } = inProcess(() => ok({}), {
      authorise: () => Promise.reject(new Error('signed out')),
    });
    expect(await rejection(client.shelf.add({ name: 'x' }))).toMatchObject({ message: 'signed out' });
    expect(requests).toHaveLength(0);
  });
});
