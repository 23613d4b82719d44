import { silentLog } from '@selvedge/server-kit';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { testCatalogue } from '../testing/test-catalogue';
import { serveMedia } from './serve-media';
import { servePictures } from './serve-pictures';

const { db, storage, resources } = await testCatalogue();
// The database is a clone, the storage is this file's own.
await storage.put('films/film-loom.mp4', Buffer.from('0123456789'));
await storage.put('films/film-loom.zh-cn.vtt', Buffer.from('WEBVTT'));
await storage.put('models/poplin.glb', Buffer.from('glTF'));
await storage.put('downloads/colour-card.txt', Buffer.from('Shade 1: ecru'));
await storage.put('downloads/price-list.txt', Buffer.from('On request'));
await storage.put('downloads/not-listed.txt', Buffer.from('secret'));
await storage.put('uploads/ab/abc.pdf', Buffer.from('%PDF'));

const app = new Hono().use(servePictures(db, storage, silentLog)).route('/', serveMedia({ ...resources, storage }));
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers });

describe('a film', () => {
  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=5-', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
    ['bytes=5-2', 416, '', 'bytes */10'],
  ])('is read in parts: %s', async (range, status, body, contentRange) => {
    const response = await get('/films/film-loom.mp4', { range });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it('that has changed since its first parts came is sent whole', async () => {
    const range = 'bytes=5-';
    const first = await get('/films/film-loom.mp4', { range });
    const same = first.headers.get('last-modified') ?? '';
    await first.text();
    const parts = [same, 'Mon, 01 Jan 2024 00:00:00 GMT'].map(async (date) =>
      (await get('/films/film-loom.mp4', { range, 'if-range': date })).text(),
    );
    expect(await Promise.all(parts)).toEqual(['56789', '0123456789']);
  });

  it('tells its length to who asks for its head alone, and opens nothing', async () => {
    const answer = await app.request('/films/film-loom.mp4', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), answer.body]).toEqual([200, '10', null]);
  });

  it('is read as it is sent: who goes away after the first bytes has made nobody read the rest', async () => {
    const size = 64 * 1024 * 1024;
    await storage.put('films/film-long.mp4', Buffer.alloc(size));
    const read = vi.spyOn(storage, 'get');
    const answer = await get('/films/film-long.mp4');
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeLessThan(size / 100);
    await reader?.cancel();
    const content = await read.mock.results[0]?.value;
    expect([content.destroyed, content.bytesRead < size / 100]).toEqual([true, true]);
  });

  it.each([
    ['/films/film-loom.mp4', 'video/mp4'],
    ['/films/film-loom.zh-cn.vtt', 'text/vtt; charset=utf-8'],
    ['/models/poplin.glb', 'model/gltf-binary'],
  ])('has its type: %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });
});

describe('a download', () => {
  it('is handed out as a file', async () => {
    const response = await get('/downloads/colour-card.txt');
    expect([response.status, await response.text()]).toEqual([200, 'Shade 1: ecru']);
    expect(response.headers.get('content-disposition')).toContain('attachment');
  });

  it.each([
    '/downloads/price-list.txt',
    '/downloads/not-listed.txt',
    '/downloads/..%2Fuploads%2Fab%2Fabc.pdf',
    '/films/none.mp4',
    '/films/..%2Fdownloads%2Fprice-list.txt',
    '/uploads/ab/abc.pdf',
    '/downloads/%00.pdf',
    '/downloads/%00',
    '/films/%00.mp4',
    `/films/${'a'.repeat(300)}.mp4`,
    `/downloads/${'a'.repeat(3000)}.pdf`,
  ])('is not: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('a picture', () => {
  it('is served under its own address and in the sizes of the site only', async () => {
    const { readFile } = await import('node:fs/promises');
    const original = new URL('../testing/fixture/pictures/poplin-white-face.webp', import.meta.url);
    await storage.put('p1/1-poplin-white-face.webp', await readFile(original));
    const statuses = await Promise.all(
      [
        '/p1/1-poplin-white-face.webp',
        '/p1/1-poplin-white-face_t4_w220_q80.webp',
        '/p1/1-poplin-white-face_t4_w221_q80.webp',
        '/p1/1-poplin-white-face_t4_w220_q81.webp',
        '/p1/1-other-name.webp',
        '/p1/999-none.webp',
      ].map(async (path) => (await get(path)).status),
    );
    expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
  });
});
