import { Readable } from 'node:stream';
import { MissingFileError, uploadKey } from '@selvedge/server-kit';
import { Hono } from 'hono';
import type { Resources } from '../resources';
import { readFileToken } from './file-token';

/**
 * Hands out what strangers have sent, to who has a token for it. It is saved and never shown: a browser that opened it
 * here would take it for a page of ours.
 */
export function serveFiles({ storage, signer, now }: Pick<Resources, 'storage' | 'signer' | 'now'>): Hono {
  return new Hono().get('/files/:token', async (c) => {
    const file = readFileToken(signer, c.req.param('token'), now());
    if (file === null) return c.text('Not found', 404, noStore);
    const key = uploadKey(file.cname);
    const facts = await storage.facts(key);
    if (facts === undefined) return c.text('Not found', 404, noStore);
    try {
      const content = Readable.toWeb(await storage.get(key)) as ReadableStream<Uint8Array>;
      return c.body(content, 200, {
        ...noStore,
        'content-type': 'application/octet-stream',
        'content-length': String(facts.size),
        'content-disposition': `attachment; filename*=UTF-8''${asciiOnly(file.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    } catch (error) {
      if (error instanceof MissingFileError) return c.text('Not found', 404, noStore);
      throw error;
    }
  });
}

const noStore = { 'cache-control': 'no-store' };

/** A name as RFC 8187 writes it. */
function asciiOnly(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
