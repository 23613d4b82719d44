import path from 'node:path';
import { Readable } from 'node:stream';
import { KeyError, MissingFileError, type Storage, type StoredPart, storageKey } from '@selvedge/server-kit';
import type { Context } from 'hono';

/** The types of the files that are handed out as they are; no other ending is. */
export const mediaTypes: Readonly<Record<string, string>> = {
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

const keptByAll = { 'cache-control': 'public, max-age=86400' };

/**
 * Sends a file from the storage as it is read, so that a film costs no more memory than a letter. A part of it is sent
 * when one is asked for, and of a file that has changed since the other parts were, all of it.
 */
export async function sendFile(
  c: Context,
  storage: Storage,
  key: string,
  own: Readonly<Record<string, string>> = keptByAll,
): Promise<Response> {
  const type = mediaTypes[path.extname(key)];
  const facts = type === undefined || !isFileKey(key) ? undefined : await storage.facts(key);
  if (type === undefined || facts === undefined) return c.text('Not found', 404);
  const { size, modified } = facts;
  const lastModified = modified.toUTCString();
  const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'last-modified': lastModified, ...own };
  const range = (c.req.header('if-range') ?? lastModified) === lastModified ? c.req.header('range') : undefined;
  if (range === undefined) return stream(c, storage, { key, status: 200, headers, length: size });
  const part = partOf(range, size);
  if (part === undefined) return c.body(null, 416, { 'content-range': `bytes */${size}` });
  const partHeaders = { ...headers, 'content-range': `bytes ${part.start}-${part.end}/${size}` };
  return stream(c, storage, { key, part, status: 206, headers: partHeaders, length: part.end - part.start + 1 });
}

interface Sending {
  readonly key: string;
  readonly part?: StoredPart;
  readonly status: 200 | 206;
  readonly headers: Readonly<Record<string, string>>;
  readonly length: number;
}

async function stream(c: Context, storage: Storage, { key, part, status, headers, length }: Sending) {
  const all = { ...headers, 'content-length': String(length) };
  // Who asks for the head alone would leave the file open.
  if (c.req.method === 'HEAD') return c.body(null, status, all);
  try {
    const content = await storage.get(key, part);
    return c.body(Readable.toWeb(content) as ReadableStream<Uint8Array>, status, all);
  } catch (error) {
    // Taken away since it was looked at.
    if (error instanceof MissingFileError) return c.text('Not found', 404);
    throw error;
  }
}

/** Whether a key can be a file's at all; what cannot is no question for the storage or the database. */
export function isFileKey(key: string): boolean {
  try {
    return storageKey(key) === key;
  } catch (error) {
    if (error instanceof KeyError) return false;
    throw error;
  }
}

/** One part of a file, as players ask for it: `bytes=0-`, `bytes=100-199`, `bytes=-500`. */
function partOf(range: string, length: number): StoredPart | undefined {
  const [found, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? [];
  if (found === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start <= end ? { start, end } : undefined;
}
