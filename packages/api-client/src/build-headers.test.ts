import { describe, expect, it, vi } from 'vitest';
import { inProcess, ok, rejection } from './testing/in-process';

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
