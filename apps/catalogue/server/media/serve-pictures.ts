import { imageLists, imageStem, parseVariantPath } from '@selvedge/rewriting';
import { createPictureServer, type Log, MissingFileError, type Storage } from '@selvedge/server-kit';
import type { MiddlewareHandler } from 'hono';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { pictureKey } from './media-key';
import { pictureAddress } from './picture-queries';

/** Only what the pages ask for is ever made (design §5). */
const allowed = {
  widths: [...new Set(Object.values(imageLists).flat())],
  scales: [100],
  qualities: [60, 80, 100],
};

/** Serves the site's pictures and their variants. */
export function servePictures(db: CatalogueDatabase, storage: Storage, log: Log): MiddlewareHandler {
  return createPictureServer({
    original: (stem) => findOriginal(db, storage, stem),
    storage,
    allowed,
    parseVariant: parseVariantPath,
    stemOf: imageStem,
    log,
  });
}

/** The original of a picture's address without its extension. */
export async function findOriginal(
  db: CatalogueDatabase,
  storage: Storage,
  stem: string,
): Promise<Uint8Array | undefined> {
  const id = Number(/^\/p\d+\/(\d{1,9})(?=-|$)/.exec(stem)?.[1]);
  const address = Number.isInteger(id) ? await pictureAddress(db, id) : undefined;
  if (address === undefined || imageStem(address) !== stem) return undefined;
  try {
    return await storage.bytes(pictureKey(address));
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}
