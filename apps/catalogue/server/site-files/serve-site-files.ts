import { type Context, Hono } from 'hono';
import { articleFeed } from '../feed/article-feed';
import { productFeed } from '../feed/product-feed';
import { pageLanguages, textLanguage } from '../page-languages';
import type { Resources } from '../resources';
import type { CatalogueSettings } from '../settings';
import { sitemapIndex, sitemapPart } from '../sitemap/write-sitemap';
import { inLanguagePath } from './language-address';
import { loadSiteWords } from './load-site-words';
import { openSearch } from './open-search';
import { robotsText } from './robots-text';
import { webManifest } from './web-manifest';

/** Read by programs that come back: an hour old is new enough, and a day old better than nothing. */
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';

const types = {
  xml: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
  search: 'application/opensearchdescription+xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const;

/**
 * The files that programs read: sitemaps, robots, feeds, the manifest and the search description. Where the pages show
 * another server's content, our own database has nothing true to say of them (docs/decisions/0018).
 */
export function serveSiteFiles({ db, siteId, now }: Resources, settings: CatalogueSettings): Hono {
  const app = new Hono();
  const originOf = (c: Context) => settings.PUBLIC_URL ?? new URL(c.req.url).origin;

  const isOurs = settings.API_BASE === undefined;
  app.get('/robots.txt', (c) => send(c, 'text', robotsText(originOf(c), isOurs)));
  if (!isOurs) return app;
  app.get('/sitemap.xml', async (c) => send(c, 'xml', await sitemapIndex(db, originOf(c))));
  app.get('/sitemap/:file{[a-z0-9-]+\\.xml}', (c, next) => {
    const part = sitemapPart(db, originOf(c), c.req.param('file').slice(0, -'.xml'.length));
    return part === undefined ? next() : send(c, 'xml', streamOf(part));
  });

  for (const pageLanguage of pageLanguages) {
    const language = textLanguage(pageLanguage);
    const at = (path: string) => inLanguagePath(path, pageLanguage);
    const placeOf = (c: Context) => ({ origin: originOf(c), language });
    const words = () => loadSiteWords(db, siteId, language);
    app.get(at('/feed.xml'), async (c) => send(c, 'rss', (await articleFeed(db, await words(), placeOf(c))).rss2()));
    app.get(at('/atom.xml'), async (c) => send(c, 'atom', (await articleFeed(db, await words(), placeOf(c))).atom1()));
    app.get(at('/products.xml'), async (c) =>
      send(c, 'rss', streamOf(productFeed(db, await words(), placeOf(c), now()))),
    );
    app.get(at('/opensearch.xml'), async (c) => send(c, 'search', openSearch(await words(), placeOf(c))));
    app.get(at('/site.webmanifest'), async (c) =>
      send(c, 'manifest', JSON.stringify(webManifest(await words(), language))),
    );
  }
  return app;
}

function send(c: Context, type: keyof typeof types, body: string | ReadableStream<Uint8Array>): Response {
  return c.body(body, 200, { 'content-type': types[type], 'cache-control': forAnHour });
}

/** Sends pieces as they are made, and stops making them when the reader has gone. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
