import { type Context, Hono } from 'hono';
import type { PortalContext } from '../context';
import { type Language, languages } from '../database/schema';
import type { Resources } from '../resources';
import { activityCalendar } from '../schedules/activity-calendar';
import type { PortalSettings } from '../settings';
import type { Site } from '../sites/site';
import { newsFeed } from './news-feed';
import { pagePath } from './page-address';
import { sitemap } from './sitemap';

/** Read by programs that come back; a publication is known to them within minutes. */
const forMinutes = 'public, max-age=300, stale-while-revalidate=3600';

/** What programs may leave alone: what is made for the one who asks, and the API. */
const closed = ['/manage', '/me', '/sign-in', '/register', '/search', '/en/manage', '/en/me', '/en/sign-in'];

type Files = Pick<PortalSettings, 'PORTAL_PUBLIC_URL' | 'PORTAL_API_BASE'>;

/**
 * The files that programs read: sitemap, robots, the news feed and the calendar of activities of each community, as a guest sees them. Where the
 * pages show another server's content, our own database has nothing true to say of them (docs/decisions/0018).
 */
export function serveSiteFiles({ db, now, sites }: Pick<Resources, 'db' | 'now' | 'sites'>, settings: Files): Hono {
  const app = new Hono();
  const originOf = (url: URL) => (settings.PORTAL_PUBLIC_URL === undefined ? url.origin : sites.originAt(url.host));
  const isOurs = settings.PORTAL_API_BASE === undefined;
  app.get('/robots.txt', (c) => {
    const url = new URL(c.req.url);
    const own = sites.at(url.host, '/').site;
    // The robots' file is the host's: it speaks of every community whose pages stand there.
    const here = isOurs ? [own, ...(own.domain === null ? sites.all.filter(({ base }) => base !== '') : [])] : [];
    const lines = [
      '/v1/',
      ...closed,
      ...here.flatMap(({ base }) => (base === '' ? [] : closed.map((path) => base + path))),
    ];
    const maps = here.map(({ base }) => `Sitemap: ${originOf(url)}${base}/sitemap.xml`);
    const text = ['User-agent: *', ...lines.map((path) => `Disallow: ${path}`), '', ...maps, ''].join('\n');
    return c.text(text, 200, { 'cache-control': forMinutes });
  });
  if (!isOurs) return app;

  const answer = async (c: Context, { type, language, write }: SiteFile) => {
    const url = new URL(c.req.url);
    const { site, movedTo } = sites.at(url.host, url.pathname);
    if (movedTo !== undefined) return c.redirect(movedTo, 301);
    // A path that no community has is no page either.
    if (!url.pathname.startsWith(`${site.base}/`) || (site.base === '' && c.req.param('path'))) return c.notFound();
    const context = { db, now: now(), language, actor: null };
    const body = await write(context, site.ccId, originOf(url) + site.base);
    return c.body(body, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': forMinutes });
  };
  for (const base of ['', '/c/:path']) {
    app.get(`${base}/sitemap.xml`, (c) =>
      answer(c, { type: 'application/xml', language: languages[0], write: sitemap }),
    );
    for (const language of languages) {
      app.get(base + pagePath('/news.rss', language), (c) =>
        answer(c, { type: 'application/rss+xml', language, write: newsFeed }),
      );
      app.get(base + pagePath('/activities.ics', language), (c) =>
        answer(c, { type: 'text/calendar', language, write: activityCalendar }),
      );
    }
  }
  return app;
}

interface SiteFile {
  readonly type: string;
  readonly language: Language;
  readonly write: (context: PortalContext, ccId: Site['ccId'], origin: string) => Promise<string>;
}
