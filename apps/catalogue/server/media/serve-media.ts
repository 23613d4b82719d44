import path from 'node:path';
import { KeyError, languageOf, MissingFileError, type Storage, storageKey } from '@selvedge/server-kit';
import { type Context, Hono } from 'hono';
import { requestPage } from '../download/download-address';
import { openLink } from '../download/download-link';
import type { Resources } from '../resources';
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

/** What serving needs of the process's resources. */
export type MediaSource = Pick<Resources, 'db' | 'storage' | 'signer' | 'now'>;

/** Serves films with their captions, which players read in parts, models, and downloads. */
export function serveMedia(source: MediaSource): Hono {
  const { db, storage } = source;
  return new Hono()
    .get('/films/:name', (c) => sendFile(c, storage, mediaKey('films', c.req.param('name'))))
    .get('/models/:name', (c) => sendFile(c, storage, mediaKey('models', c.req.param('name'))))
    .get('/downloads/:name', async (c, next) => {
      const name = c.req.param('name');
      // Without the ending of a file it is the page that hands one out.
      if (types[path.extname(name)] === undefined) return next();
      const key = mediaKey('downloads', name);
      // What cannot be a file's name is no question for the database.
      if (!isKey(key)) return c.text('Not found', 404);
      const address = mediaAddress('downloads', name);
      if (await isFreeDownload(db, address)) return sendFile(c, storage, key, freeFile(name));
      const token = c.req.query('link');
      if (token === undefined) return c.text('Not found', 404);
      const opened = await openLink(source, { token, address });
      if (opened.kind === 'open') return sendFile(c, storage, key, limitedFile(name));
      if (opened.kind === 'unknown') return c.text('Not found', 404);
      const locale = languageOf(c.req.raw.headers, new URLSearchParams());
      const page = requestPage({ id: opened.id, fileName: name }, locale);
      return c.redirect(`${page}?link=${opened.kind}`, 303);
    });
}

/** A free file may be kept by anybody. A PDF is shown in its new tab, everything else is put away as a file. */
function freeFile(name: string): Readonly<Record<string, string>> {
  const how = path.extname(name) === '.pdf' ? 'inline' : 'attachment';
  return { 'content-disposition': disposition(how, name), 'cache-control': 'public, max-age=86400' };
}

/** A limited file belongs to who was sent its link. */
function limitedFile(name: string): Readonly<Record<string, string>> {
  return {
    'content-disposition': disposition('attachment', name),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  };
}

function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

const keptByAll = { 'cache-control': 'public, max-age=86400' };

async function sendFile(
  c: Context,
  storage: Storage,
  key: string,
  own: Readonly<Record<string, string>> = keptByAll,
): Promise<Response> {
  const type = types[path.extname(key)];
  const content = type === undefined || !isKey(key) ? undefined : await contentOf(storage, key);
  if (type === undefined || content === undefined) return c.text('Not found', 404);
  const headers = { 'content-type': type, 'accept-ranges': 'bytes', ...own };
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
