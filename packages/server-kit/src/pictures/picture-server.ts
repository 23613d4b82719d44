import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { type Log, silentLog } from '../log/create-log';
import { MissingFileError, type Storage } from '../storage/storage';
import { makeVariant, PictureError, pictureType, type VariantSize } from './make-variant';
import { createWorkQueue, QueueFullError } from './work-queue';

export interface PictureServerOptions {
  /** The original behind an address without extension (`/p12/345-oxford`), or `undefined` when there is none. */
  readonly original: (stem: string) => Promise<Uint8Array | undefined>;
  /** Where made variants are kept. */
  readonly storage: Storage;
  /** What the site uses; any other variant is not found, so that nobody can make the server work for nothing. */
  readonly allowed: {
    readonly widths: readonly number[];
    readonly scales: readonly number[];
    readonly qualities: readonly number[];
  };
  /** `parseVariantPath` of `@selvedge/rewriting`. */
  readonly parseVariant: (path: string) => { readonly stem: string; readonly variant: VariantSize } | null;
  /** `imageStem` of `@selvedge/rewriting`. */
  readonly stemOf: (path: string) => string | null;
  /** Variants made at once, and waiting. Default 2 and 100. */
  readonly queue?: { readonly concurrency: number; readonly waiting: number };
  readonly log?: Log;
}

/** Addresses never get another content, so nobody has to ask twice. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves pictures and their variants (design §5). A variant is made at its first request, once however many ask, and
 * kept; every other path is handed on.
 *
 * @example
 * app.use('*', createPictureServer({ original, storage, allowed, parseVariant: parseVariantPath, stemOf: imageStem }));
 */
export function createPictureServer(options: PictureServerOptions): MiddlewareHandler {
  const { log = silentLog } = options;
  const queue = createWorkQueue(options.queue ?? { concurrency: 2, waiting: 100 });

  const variantOf = async (path: string, stem: string, size: VariantSize): Promise<Uint8Array | undefined> => {
    const key = variantKey(path);
    const kept = await keptVariant(options.storage, key);
    if (kept !== undefined) return kept;
    return queue.run(path, async () => {
      const original = await options.original(stem);
      if (original === undefined) return undefined;
      const made = await makeVariant(original, size);
      // A full disk must not take the pictures away; it is made again next time.
      await options.storage.put(key, made, { type: 'image/webp' }).catch((error: unknown) => {
        log.warn('a picture variant cannot be kept', { path, error });
      });
      return made;
    });
  };

  return async (c, next) => {
    const path = decodedPath(c.req.path);
    const stem = path === undefined ? null : options.stemOf(path);
    if (path === undefined || stem === null || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    try {
      const variant = options.parseVariant(path);
      if (variant !== null) {
        if (!isAllowed(variant.variant, options.allowed)) return notFound(c);
        return picture(c, await variantOf(path, variant.stem, variant.variant), 'image/webp');
      }
      const original = await options.original(stem);
      return picture(c, original, original && (await pictureType(original)));
    } catch (error) {
      if (error instanceof QueueFullError)
        return c.text('Busy', 503, { 'retry-after': '2', 'cache-control': 'no-store' });
      if (!(error instanceof PictureError)) throw error;
      log.warn('a picture cannot be read', { path, error });
      return notFound(c);
    }
  };
}

function isAllowed(size: VariantSize, allowed: PictureServerOptions['allowed']): boolean {
  const known = size.type === 4 ? allowed.widths.includes(size.width) : allowed.scales.includes(size.scale);
  return known && allowed.qualities.includes(size.quality);
}

function picture(c: Context, content: Uint8Array | undefined, type: string | undefined): Response {
  if (content === undefined || type === undefined) return notFound(c);
  const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
  const headers = { 'cache-control': FOR_EVER, etag, 'x-content-type-options': 'nosniff' };
  if (
    c.req
      .header('if-none-match')
      ?.split(/,\s*/)
      .some((given) => given.replace(/^W\//, '') === etag)
  ) {
    return c.body(null, 304, headers);
  }
  return c.body(content as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    'content-type': type,
    'content-length': String(content.byteLength),
  });
}

function notFound(c: Context): Response {
  return c.text('Not found', 404, { 'cache-control': 'public, max-age=60' });
}

async function keptVariant(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.bytes(key);
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}

/** Where the variant of an address is kept: a hash, because file names hold letters that storage keys do not. */
export function variantKey(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex');
  return `variants/${hash.slice(0, 2)}/${hash.slice(2, 34)}.webp`;
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
