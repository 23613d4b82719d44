import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../storage/disk-storage';
import { createPictureServer, type PictureServerOptions } from './picture-server';

const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-pictures-'));
afterAll(() => rm(folder, { recursive: true }));

const cloth = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#345' } })
  .jpeg()
  .toBuffer();
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
const bomb = await sharp({
  create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
  limitInputPixels: false,
})
  .png()
  .toBuffer();
const originals: Readonly<Record<string, Uint8Array>> = {
  '/p1/1-cloth': cloth,
  '/p1/2-drawing': svg,
  '/p1/3-bomb': bomb,
  '/p1/4-text': Buffer.from('<script>alert(1)</script>'),
  '/p1/5-府绸': cloth,
};

const VARIANT = /^(\/p\d+\/\d[^/]*)_t(?:4_w(\d+)|3_s(\d+))_q(\d+)\.webp$/;

function server(options: Partial<PictureServerOptions> = {}) {
  const asked: string[] = [];
  const app = new Hono();
  app.use(
    '*',
    createPictureServer({
      original: async (stem) => {
        asked.push(stem);
        return originals[stem];
      },
      storage: diskStorage(path.join(folder, String(Math.random()).slice(2))),
      allowed: { widths: [100, 640, 1920], scales: [50], qualities: [80] },
      parseVariant: (given) => {
        const found = VARIANT.exec(given);
        if (found === null) return null;
        const [, stem = '', width, scale, quality] = found;
        return width === undefined
          ? { stem, variant: { type: 3, scale: Number(scale), quality: Number(quality) } }
          : { stem, variant: { type: 4, width: Number(width), quality: Number(quality) } };
      },
      stemOf: (given) => /^(\/p\d+\/\d[^/]*)\.(jpg|png|webp)$/.exec(given)?.[1] ?? null,
      ...options,
    }),
  );
  app.all('*', (c) => c.text('page'));
  return { app, asked };
}

async function sizeOf(response: Response) {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [format, width, height];
}

describe('the picture server', () => {
  it.each([
    ['a width', '/p1/1-cloth_t4_w640_q80.webp', ['webp', 640, 480]],
    ['a scale', '/p1/1-cloth_t3_s50_q80.webp', ['webp', 400, 300]],
    ['a width beyond the original, which stays as large as it is', '/p1/1-cloth_t4_w1920_q80.webp', ['webp', 800, 600]],
    ['a Chinese name', `/p1/${encodeURI('5-府绸')}_t4_w100_q80.webp`, ['webp', 100, 75]],
    ['the original', '/p1/1-cloth.jpg', ['jpeg', 800, 600]],
  ])('serves %s', async (_name, address, size) => {
    const response = await server().app.request(address);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(response.headers.get('content-type')).toBe(`image/${size[0]}`);
    expect(await sizeOf(response)).toEqual(size);
  });

  it.each([
    ['a width that the site does not use', '/p1/1-cloth_t4_w641_q80.webp'],
    ['a quality that it does not use', '/p1/1-cloth_t4_w640_q81.webp'],
    ['a scale that it does not use', '/p1/1-cloth_t3_s51_q80.webp'],
    ['a picture that is not there', '/p1/9-none_t4_w640_q80.webp'],
    ['an original that is not there', '/p1/9-none.jpg'],
    ['an SVG that calls itself a picture', '/p1/2-drawing_t4_w640_q80.webp'],
    ['an SVG as original', '/p1/2-drawing.png'],
    ['more pixels than it may hold', '/p1/3-bomb_t4_w640_q80.webp'],
    ['a script that calls itself a picture', '/p1/4-text.jpg'],
  ])('does not find %s', async (_name, address) => {
    expect((await server().app.request(address)).status).toBe(404);
  });

  it('does not even look for a variant that is not allowed', async () => {
    const { app, asked } = server();
    await app.request('/p1/1-cloth_t4_w641_q80.webp');
    expect(asked).toEqual([]);
  });

  it('hands every other path and method on', async () => {
    const { app } = server();
    expect(await (await app.request('/product/1-cloth')).text()).toBe('page');
    expect(await (await app.request('/p1/1-cloth.jpg', { method: 'POST' })).text()).toBe('page');
    expect(await (await app.request('/p1/%E0%A4%A.jpg')).text()).toBe('page');
  });

  it('makes a variant once however many ask, and keeps it', async () => {
    const { app, asked } = server();
    const address = '/p1/1-cloth_t4_w640_q80.webp';
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.request(address)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await app.request(address);
    expect(asked).toEqual(['/p1/1-cloth']);
  });

  it('answers 304 to whoever has it', async () => {
    const { app } = server();
    const address = '/p1/1-cloth_t4_w100_q80.webp';
    const etag = (await app.request(address)).headers.get('etag') ?? '';
    const response = await app.request(address, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([response.status, await response.text()]).toEqual([304, '']);
  });

  it('asks to come back when too much waits', async () => {
    const { app } = server({ queue: { concurrency: 1, waiting: 1 } });
    const answers = await Promise.all(
      ['w100', 'w640', 'w1920'].map((w) => app.request(`/p1/1-cloth_t4_${w}_q80.webp`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2');
  });

  it('serves a variant even when it cannot be kept', async () => {
    const storage = { ...diskStorage(folder), put: async () => Promise.reject(new Error('No space left on device')) };
    expect((await server({ storage }).app.request('/p1/1-cloth_t4_w100_q80.webp')).status).toBe(200);
  });
});
