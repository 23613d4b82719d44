import { TransportError } from '@selvedge/error-catalogue';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './index';
import { inProcess, ok, rejection } from './testing/in-process';
import { shelfContract } from './testing/shelf-contract';
import { startServer } from './testing/start-server';

const over = (base: string, timeoutMs?: number) =>
  createApiClient({ contract: shelfContract, base, companyId: '1', timeoutMs, retries: 0 });

const envelope = JSON.stringify({ code: 0, message: 'Success: ok', data: { list: [] } });

describe('over a real network', () => {
  it('reads an answer', async () => {
    const base = await startServer((_, response) => response.end(envelope));
    expect(await over(base).shelf.list()).toEqual({ list: [] });
  });

  it('sends files that the server can read', async () => {
    let received = '';
    const base = await startServer(async (request, response) => {
      for await (const chunk of request) received += chunk;
      response.end(envelope);
    });
    await over(base).shelf.picture({ files: [new File(['warp and weft'], 'weave.txt')], title: 'Weave' });
    expect(received).toContain('filename="weave.txt"');
    expect(received).toContain('warp and weft');
  });

  it('times out while the server is silent', async () => {
    const error = await rejection(over(await startServer(() => {}), 50).shelf.list());
    expect(error).toMatchObject({ kind: 'timeout', message: 'timeout of 50 ms exceeded' });
  });

  it('times out while the body drips', async () => {
    const base = await startServer((_, response) => response.write(envelope.slice(0, 9)));
    expect(await rejection(over(base, 50).shelf.list())).toMatchObject({ message: 'timeout of 50 ms exceeded' });
  });

  it.each([
    ['before its head', ''],
    ['in the middle of its body', 'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"code":0'],
    ['with something that is not HTTP', 'warp and weft\r\n\r\n'],
  ])('calls an answer cut %s a network error', async (_, text) => {
    const base = await startServer((request) => request.socket.end(text));
    const error = await rejection(over(base).shelf.list());
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ kind: 'network', message: 'Network Error', cause: expect.any(Error) });
  });

  it('calls a closed port a network error', async () => {
    expect(await rejection(over('http://127.0.0.1:1').shelf.list())).toMatchObject({ message: 'Network Error' });
  });

  it('aborts a call that is under way, and lets the server know', async () => {
    const controller = new AbortController();
    let closed: () => void = () => {};
    const left = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const base = await startServer((request) => {
      request.socket.on('close', closed);
      controller.abort(new Error('the page was left'));
    });
    const error = await rejection(over(base).shelf.list({}, { signal: controller.signal }));
    expect(error).toMatchObject({
      kind: 'aborted',
      message: 'Request aborted',
      cause: { message: 'the page was left' },
    });
    await left;
  });
});

describe('in the same process', () => {
  it('sends nothing when the signal was aborted before', async () => {
    const { client, requests } = inProcess(() => ok({ list: [] }));
    const error = await rejection(client.shelf.list({}, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ message: 'Request aborted' });
    expect(requests).toHaveLength(0);
  });

  it('keeps its time limit even when the server does not heed the signal', async () => {
    const { client } = inProcess(() => new Promise<Response>(() => {}), { timeoutMs: 20 });
    expect(await rejection(client.shelf.list())).toMatchObject({ message: 'timeout of 20 ms exceeded' });
  });

  it('knows no limit when the limit is endless', async () => {
    const answer = () => new Promise<Response>((resolve) => setTimeout(() => resolve(ok({ list: [] })), 10));
    const { client } = inProcess(answer, { timeoutMs: Number.POSITIVE_INFINITY });
    expect(await client.shelf.list()).toEqual({ list: [] });
  });

  it.each(['ftp://mill.example', 'file:///etc', 'javascript:alert(1)', '/api', ''])(
    'refuses the base %j as an unsupported protocol',
    async (base) => {
      const { client, requests } = inProcess(() => ok({}), { base });
      expect(await rejection(client.shelf.list())).toMatchObject({ message: 'Unsupported protocol' });
      expect(requests).toHaveLength(0);
    },
  );
});
