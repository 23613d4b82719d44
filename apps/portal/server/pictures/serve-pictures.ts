import { imageExtensions, imageLists, imageStem, parseVariantPath } from '@selvedge/rewriting';
import { createPictureServer, type Log, type Storage } from '@selvedge/server-kit';
import type { MiddlewareHandler } from 'hono';

/** What the portal's pages ask for: the widths of a list at quality 80 (specification §9). */
export const pictureVariants = { widths: imageLists.list, scales: [100], qualities: [60, 80, 100] } as const;

/** Serves the portal's pictures from its storage, where a picture lies under its address without the first slash. */
export function servePictures({ storage, log }: { readonly storage: Storage; readonly log: Log }): MiddlewareHandler {
  return createPictureServer({
    storage,
    log,
    allowed: pictureVariants,
    parseVariant: parseVariantPath,
    stemOf: imageStem,
    async original(stem) {
      for (const extension of imageExtensions) {
        const key = `${stem.slice(1)}.${extension}`;
        if (await storage.exists(key)) return storage.bytes(key);
      }
      return undefined;
    },
  });
}
