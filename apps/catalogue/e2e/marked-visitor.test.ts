import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RunningApp } from '@selvedge/server-kit/e2e';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, everyPage } from './page-routes';
import { runningCatalogue } from './running-catalogue';

let app: RunningApp;

beforeAll(async () => {
  app = await runningCatalogue({ TRUST_PROXY: '1', LIMITS: 'off' });
});

afterAll(() => app?.remove());

/** What tells a visitor from all others; each is found again wherever it is copied to. */
const mark = 'zqmarkqz';
const address = '203.0.113.77';
const code = 'ZqMark1234';
const marked = {
  cookie: `visitor_code=${code}; basket=${mark}-cookie; consent=${mark}`,
  'user-agent': `${mark}-agent`,
  referer: `http://elsewhere.example/${mark}-referer`,
  'accept-language': `${mark}, de;q=0.5`,
  'x-forwarded-for': address,
  'x-visitor-code': code,
  'x-request-id': `${mark}-request`,
  authorization: `Bearer ${mark}`,
  [`x-${mark}`]: mark,
} as const;

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync };

interface Got {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
  readonly isKept: boolean;
}

/** Asks as it is: `fetch` would unpack the body and add headers of its own. */
function get(path: string, headers: Record<string, string>): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(app.origin + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          head: answer.rawHeaders.join('\n'),
          body: unpack[answer.headers['content-encoding'] ?? '']?.(Buffer.concat(parts)) ?? Buffer.concat(parts),
          isKept: /s-maxage/.test(answer.headers['cache-control'] ?? ''),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it('nothing of the visitor who comes first is in any page that is kept for all others', async () => {
  const kept: string[] = [];
  for (const route of everyPage) {
    const path = await addressOf(app, route, route.language);
    // A query of their own makes it the marked visitor who has the page made.
    const query = `${path.includes('?') ? '&' : '?'}page=1&utm_source=${mark}&${mark}=${mark}`;
    for (const place of [path, `${path.split('?')[0]}.data`]) {
      await get(place + query, marked);
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { head, body, status, isKept } = await get(`${place}${query.replace(/&utm_source.*/, '')}`, {
          'accept-encoding': encoding,
        });
        if (status === 200 && isKept) kept.push(place);
        const told = `${head}\n${body.toString()}`;
        for (const sign of [mark, code, address]) expect(told.includes(sign), `${sign} in ${place}`).toBe(false);
      }
    }
  }
  // The marks must have been looked for where they could have been.
  expect(new Set(kept).size).toBeGreaterThan(30);
});

it('a page that is a visitor’s own carries what they sent, so the marks can be found', async () => {
  const { body } = await get(`/product-search?keywords=${mark}`, marked);
  expect(body.toString()).toContain(mark);
});
