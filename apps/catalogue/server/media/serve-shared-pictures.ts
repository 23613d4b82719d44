import { createHash } from 'node:crypto';
import {
  createWorkQueue,
  type Log,
  MissingFileError,
  makeSharedPicture,
  PictureError,
  QueueFullError,
  type Storage,
} from '@selvedge/server-kit';
import { Hono } from 'hono';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { findOriginal } from './serve-pictures';

const forEver = 'public, max-age=31536000, immutable';

/** The pictures of shared links (`/shared/p12/345-oxford.jpg`), cut at their first request and kept. */
export function serveSharedPictures(db: CatalogueDatabase, storage: Storage, log: Log): Hono {
  const queue = createWorkQueue({ concurrency: 1, waiting: 50 });

  const pictureOf = async (stem: string): Promise<Uint8Array | undefined> => {
    const hash = createHash('sha256').update(`shared ${stem}`).digest('hex');
    const key = `variants/${hash.slice(0, 2)}/${hash.slice(2, 34)}.jpg`;
    const kept = await keptFile(storage, key);
    if (kept !== undefined) return kept;
    return queue.run(key, async () => {
      const original = await findOriginal(db, storage, stem);
      if (original === undefined) return undefined;
      const made = await makeSharedPicture(original);
      // A full disk must not take the pictures away; it is made again next time.
      await storage.put(key, made, { type: 'image/jpeg' }).catch((error: unknown) => {
        log.warn('a shared picture cannot be kept', { stem, error });
      });
      return made;
    });
  };

  return new Hono().get('/shared/:folder{p[0-9]+}/:file{[0-9][^/]*\\.jpg}', async (c) => {
    const { folder, file } = c.req.param();
    try {
      const made = await pictureOf(`/${folder}/${file.slice(0, -'.jpg'.length)}`);
      if (made === undefined) return c.text('Not found', 404, { 'cache-control': 'public, max-age=60' });
      return c.body(Uint8Array.from(made), 200, { 'content-type': 'image/jpeg', 'cache-control': forEver });
    } catch (error) {
      if (error instanceof QueueFullError)
        return c.text('Busy', 503, { 'retry-after': '2', 'cache-control': 'no-store' });
      if (!(error instanceof PictureError)) throw error;
      log.warn('a picture cannot be read', { file, error });
      return c.text('Not found', 404);
    }
  });
}

async function keptFile(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.bytes(key);
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}
