import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defineCall, defineContract } from '@selvedge/api-contract';
import { Hono } from 'hono';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { implement } from './implement';
import { ListenError } from './listen-error';
import { type ServedApp, type ServeOptions, serve } from './serve';
import { UploadedFile } from './uploaded-file';

const MB = 1024 * 1024;
const running: ServedApp[] = [];

async function start(app: ServeOptions['app'], options: Partial<ServeOptions> = {}): Promise<ServedApp> {
  const served = await serve({ app, port: 0, ...options });
  running.push(served);
  return served;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((served) => served.stop()));
});

describe('serve', () => {
  it('says in one sentence that the port is in use', async () => {
    const first = await start(new Hono());
    const second = serve({ app: new Hono(), port: first.port });
    await expect(second).rejects.toThrow(ListenError);
    await expect(second).rejects.toThrow(
      `Port ${first.port} on 127.0.0.1 is already in use; stop the other program or set PORT.`,
    );
  });

  it('says in one sentence that the address is not ours', async () => {
    await expect(serve({ app: new Hono(), host: '192.0.2.1', port: 0 })).rejects.toThrow(
      'is not an address of this machine; set HOST.',
    );
  });

  it('lets the page cache answer first', async () => {
    const served = await start(
      new Hono().get('*', (c) => c.text('rendered')),
      {
        answerFirst: (request, response) => {
          if (request.url !== '/cached') return false;
          response.end('from the cache');
          return true;
        },
      },
    );
    const texts = ['/cached', '/other'].map(async (page) => (await fetch(served.url + page)).text());
    expect(await Promise.all(texts)).toEqual(['from the cache', 'rendered']);
  });

  it('finishes a request that is under way when it stops, and takes no more', async () => {
    const served = await start(
      new Hono().get('/slow', async (c) => {
        await sleep(300);
        return c.text('done');
      }),
    );
    const slow = fetch(`${served.url}/slow`);
    await sleep(100);
    const began = performance.now();
    const stopped = served.stop();
    await expect(fetch(served.url)).rejects.toThrow();
    expect(await (await slow).text()).toBe('done');
    await stopped;
    expect(performance.now() - began).toBeLessThan(1_500);
  });

  it('closes connections at once that are kept open without a request', async () => {
    const served = await start(new Hono().get('/', (c) => c.text('hello')));
    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) => {
      httpRequest(served.url, { agent }, (response) => response.resume().on('end', resolve)).end();
    });
    const began = performance.now();
    await served.stop();
    expect(performance.now() - began).toBeLessThan(500);
    agent.destroy();
  });

  it('cuts what has not finished in time', async () => {
    const served = await start(
      new Hono().get('/', () => new Promise<Response>(() => {})),
      { patience: 200 },
    );
    const hanging = fetch(served.url).catch(() => 'cut');
    await sleep(100);
    const began = performance.now();
    await served.stop();
    expect(await hanging).toBe('cut');
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('an upload over HTTP', async () => {
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'selvedge-uploads-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = temporary;
  afterAll(async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(temporary, { recursive: true });
  });

  const contract = defineContract({
    name: 'test',
    title: 'Test',
    addressing: 'company-service',
    services: {},
    groups: {
      upload: {
        file: defineCall({
          method: 'POST',
          path: '/file',
          encoding: 'multipart',
          summary: '',
          source: '',
          request: z.strictObject({ files: z.array(z.instanceof(File)).min(1).max(5), note: z.string().optional() }),
          response: z.object({ list: z.array(z.object({ name: z.string(), size: z.int(), head: z.string() })) }),
        }),
      },
    },
  });
  const api = implement(
    contract,
    {
      upload: {
        file: async (_context: unknown, { files }) => ({
          list: await Promise.all(
            files.map(async (file) => ({
              name: file.name,
              size: file.size,
              head: file instanceof UploadedFile ? Buffer.concat(await file.readable(0, 5).toArray()).toString() : '',
            })),
          ),
        }),
      },
    },
    { contextFor: () => ({}) },
  );
  const address = async () => `${(await start(api)).url}/mill/upload/file`;

  async function send(form: FormData) {
    const response = await fetch(await address(), { method: 'POST', body: form });
    return {
      status: response.status,
      body: (await response.json()) as { code: number; data: unknown; issues?: unknown },
    };
  }

  function formOf(...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]): FormData {
    const form = new FormData();
    for (const [name, content] of files) form.append('files', new Blob([content]), name);
    return form;
  }

  it('takes files with Chinese names, and leaves nothing behind', async () => {
    const { status, body } = await send(formOf(['规格书.pdf', '%PDF-1.7 …'], ['b.txt', '']));
    expect(status).toBe(200);
    expect(body.data).toEqual({
      list: [
        { name: '规格书.pdf', size: 12, head: '%PDF-' },
        { name: 'b.txt', size: 0, head: '' },
      ],
    });
    await expect.poll(() => readdir(temporary)).toEqual([]);
  });

  it.each(['filename="a.txt"', 'x="files"'])('refuses a part without a name: %s', async (disposition) => {
    const body = `--cut\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nx\r\n--cut--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
    const response = await fetch(await address(), { method: 'POST', headers, body });
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([400, 13]);
    await expect.poll(() => readdir(temporary)).toEqual([]);
  });

  it('takes 20 MB to the byte', async () => {
    const { status } = await send(formOf(['a.pdf', new Uint8Array(20 * MB)]));
    expect(status).toBe(200);
  });

  it('refuses a file one byte larger, by name, and leaves nothing behind', async () => {
    const { status, body } = await send(formOf(['small.pdf', 'x'], ['a.pdf', new Uint8Array(20 * MB + 1)]));
    expect([status, body.code, body.issues]).toEqual([413, 121, [{ field: 'files', code: 121, message: 'Too big' }]]);
    await expect.poll(() => readdir(temporary)).toEqual([]);
  });

  it('stops reading soon after the limit, whatever is still to come', async () => {
    const target = new URL(await address());
    const socket = connect(Number(target.port), target.hostname);
    socket.write(
      `POST ${target.pathname} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-type: multipart/form-data; boundary=B\r\n\r\n`,
    );
    const head = '--B\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n';
    socket.write(`${head.length.toString(16)}\r\n${head}\r\n`);
    const block = Buffer.alloc(MB);
    let sent = 0;
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => {});
    while (answer === '' && sent < 200) {
      sent += 1;
      socket.write(`${MB.toString(16)}\r\n`);
      if (!socket.write(Buffer.concat([block, Buffer.from('\r\n')])))
        await Promise.race([once(socket, 'drain').catch(() => undefined), sleep(200)]);
    }
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    expect(sent).toBeLessThan(40);
    socket.destroy();
  });

  it('never holds a file in memory', async () => {
    const collect = collector();
    collect();
    const atFirst = process.memoryUsage().arrayBuffers;
    let most = 0;
    const parts = (async function* () {
      for (const name of ['a', 'b', 'c', 'd']) {
        yield Buffer.from(`--B\r\ncontent-disposition: form-data; name="files"; filename="${name}.pdf"\r\n\r\n`);
        // As it comes from the network: 64 KB at a time.
        for (let sent = 0; sent < 300; sent += 1) {
          if (sent === 299) {
            // Twice, since the memory of buffers is given back by another thread, later.
            collect();
            await sleep(50);
            collect();
            most = Math.max(most, process.memoryUsage().arrayBuffers - atFirst);
          }
          yield Buffer.alloc(64 * 1024);
        }
        yield Buffer.from('\r\n');
      }
      yield Buffer.from('--B--\r\n');
    })();
    const response = await api.request('/mill/upload/file', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=B' },
      body: Readable.toWeb(Readable.from(parts)) as ReadableStream<Uint8Array>,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(200);
    expect(most).toBeLessThan(8 * MB);
  });

  it.each([
    [
      'a form without its end',
      '--B\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=B',
      400,
      13,
    ],
    ['a form without boundary', 'abc', 'multipart/form-data', 400, 13],
    ['no form at all', '{}', 'application/json', 415, 13],
    [
      'a form whose file input was left empty',
      '--B\r\ncontent-disposition: form-data; name="files"; filename=""\r\n\r\n\r\n--B--\r\n',
      'multipart/form-data; boundary=B',
      422,
      200,
    ],
    [
      'a text where a file belongs',
      '--B\r\ncontent-disposition: form-data; name="files"\r\n\r\nabc\r\n--B--\r\n',
      'multipart/form-data; boundary=B',
      422,
      119,
    ],
  ])('refuses %s', async (_name, body, type, status, code) => {
    const response = await fetch(await address(), { method: 'POST', body, headers: { 'content-type': type } });
    expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([status, code]);
  });
});

/** The garbage collector, without which memory in use and memory waiting to be freed look the same. */
function collector(): () => void {
  setFlagsFromString('--expose_gc');
  return runInNewContext('gc') as () => void;
}
