import path from 'node:path';
import { KeyError, MissingFileError, type Storage, storageKey } from '@selvedge/server-kit';
import { type Context, Hono } from 'hono';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { mediaAddress, mediaKey } from './media-key';
import { isFreeDownload } from './picture-queries';

const types: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
};

/** Serves films with their captions, which players read in parts, models, and the downloads that are free to take. */
export function serveMedia(db: CatalogueDatabase, storage: Storage): Hono {
  return new Hono()
    .get('/films/:name', (c) => sendFile(c, storage, mediaKey('films', c.req.param('name'))))
    .get('/models/:name', (c) => sendFile(c, storage, mediaKey('models', c.req.param('name'))))
    .get('/downloads/:name', async (c) => {
      const name = c.req.param('name');
      const key = mediaKey('downloads', name);
      // What cannot be a file's name is no question for the database.
      if (!isKey(key) || !(await isFreeDownload(db, mediaAddress('downloads', name)))) return c.text('Not found', 404);
      c.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      return sendFile(c, storage, key);
    });
}

async function sendFile(c: Context, storage: Storage, key: string): Promise<Response> {
  const type = types[path.extname(key)];
  const content = type === undefined || !isKey(key) ? undefined : await contentOf(storage, key);
  if (type === undefined || content === undefined) return c.text('Not found', 404);
  const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400' };
  const range = c.req.header('range');
  if (range === undefined) return c.body(content, 200, headers);
  const part = partOf(range, content.length);
  if (part === undefined) return c.body(null, 416, { 'content-range': `bytes */${content.length}` });
  return c.body(content.subarray(part.start, part.end + 1), 206, {
    ...headers,
    'content-range': `bytes ${part.start}-${part.end}/${content.length}`,
  });
}

async function contentOf(storage: Storage, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return Uint8Array.from(await storage.bytes(key));
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}

function isKey(key: string): boolean {
  try {
    return storageKey(key) === key;
  } catch (error) {
    if (error instanceof KeyError) return false;
    throw error;
  }
}

/** One part of a file, as players ask for it: `bytes=0-`, `bytes=100-199`, `bytes=-500`. */
function partOf(range: string, length: number): { readonly start: number; readonly end: number } | undefined {
  const [found, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (found === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start <= end ? { start, end } : undefined;
}
