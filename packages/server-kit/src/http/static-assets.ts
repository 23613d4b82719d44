import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

export interface StaticAssetOptions {
  /** The client build, such as `build/client`. */
  readonly folder: string;
  /** The path under which every file carries a hash in its name. Default `/assets/`. */
  readonly hashed?: string;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Files without a hash may change with the next release. */
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * Serves a client build, with the `.br` and `.gz` files that the build laid beside. A hashed file that is not there
 * is a 404 of its own: handing it on would render a whole page for a script of the last release.
 */
export function staticAssets({ folder, hashed = '/assets/' }: StaticAssetOptions): Hono {
  const app = new Hono();
  const files = serveStatic({ root: folder, precompressed: true });
  const kept =
    (cacheControl: string): MiddlewareHandler =>
    async (c, next) => {
      const found = await files(c, async () => {});
      if (found === undefined) return next();
      found.headers.set('cache-control', cacheControl);
      return found;
    };
  app.on(['GET', 'HEAD'], `${hashed}*`, kept(FOR_EVER), (c) =>
    // Asked for while a release is being put in place, it may be there a moment later.
    c.text('Not found', 404, { 'cache-control': 'no-store' }),
  );
  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    // Without a file extension it is a page, and never worth a look at the disk.
    return /\.\w{1,12}$/.test(c.req.path) ? kept(FOR_AN_HOUR)(c, next) : next();
  });
  return app;
}
