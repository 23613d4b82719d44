import { type Context, Hono } from 'hono';
import { selectCommunity } from '../community/community-queries';
import type { PortalContext } from '../context';
import { type Language, languages } from '../database/schema';
import type { Resources } from '../resources';
import type { PortalSettings } from '../settings';
import { newsFeed } from './news-feed';
import { pagePath } from './page-address';
import { sitemap } from './sitemap';

/** Read by programs that come back; a publication is known to them within minutes. */
const forMinutes = 'public, max-age=300, stale-while-revalidate=3600';

/** What programs may leave alone: what is made for the one who asks, and the API. */
const closed = ['/v1/', '/manage', '/me', '/sign-in', '/register', '/search', '/en/manage', '/en/me', '/en/sign-in'];

type Files = Pick<PortalSettings, 'PORTAL_PUBLIC_URL' | 'PORTAL_API_BASE'>;

/**
 * The files that programs read: sitemap, robots and the news feed, as a guest sees them. Where the pages show another
 * server's content, our own database has nothing true to say of them (docs/decisions/0018).
 */
export function serveSiteFiles({ db, now }: Pick<Resources, 'db' | 'now'>, settings: Files): Hono {
  const app = new Hono();
  const originOf = (c: Context) => settings.PORTAL_PUBLIC_URL ?? new URL(c.req.url).origin;
  const isOurs = settings.PORTAL_API_BASE === undefined;
  app.get('/robots.txt', (c) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
    const text = [...lines, ...(isOurs ? ['', `Sitemap: ${originOf(c)}/sitemap.xml`] : []), ''].join('\n');
    return c.text(text, 200, { 'cache-control': forMinutes });
  });
  if (!isOurs) return app;

  const answer = async (
    c: Context,
    type: string,
    language: Language,
    write: (context: PortalContext, ccId: number, origin: string) => Promise<string>,
  ) => {
    const community = await selectCommunity(db, undefined);
    if (community === undefined) return c.notFound();
    const body = await write({ db, now: now(), language, actor: null }, community.id, originOf(c));
    return c.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': forMinutes });
  };
  app.get('/sitemap.xml', (c) => answer(c, 'application/xml', languages[0], sitemap));
  for (const language of languages) {
    app.get(pagePath('/news.rss', language), (c) => answer(c, 'application/rss+xml', language, newsFeed));
  }
  return app;
}
