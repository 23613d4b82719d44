import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createRemixHandler } from '@selvedge/server-kit';
import type { Context, Handler } from 'hono';
import type { PagesBuild } from './app';
import type { PortalLoadContext } from './load-context';
import type { Site } from './sites/site';
import type { FoundSite } from './sites/site-map';

export interface PagesOptions {
  readonly loadContext: (c: Context, site: Site) => PortalLoadContext;
  /** Whose pages are shown at an address. */
  readonly siteAt: (url: URL) => FoundSite;
}

/**
 * Hands every request that is left to Remix, whose router begins where the community's pages do. Cookies that the API
 * set on the way go out with the page.
 */
export function pagesHandler(pages: PagesBuild, { loadContext, siteAt }: PagesOptions): Handler {
  const contexts = new WeakMap<Context, PortalLoadContext>();
  // As many as communities share a host.
  const routers = new Map<string, Handler>();
  const routerAt = (base: string): Handler => {
    const known = routers.get(base) ?? router(pages, base, (c) => contexts.get(c) as PortalLoadContext);
    routers.set(base, known);
    return known;
  };
  return async (c, next) => {
    const url = new URL(c.req.url);
    const { site, movedTo } = siteAt(url);
    if (movedTo !== undefined) return c.redirect(movedTo + url.search, 301);
    const context = loadContext(c, site);
    contexts.set(c, context);
    const page = (await routerAt(site.base)(c, next)) as Response;
    if (context.cookies.length === 0) return page;
    const answer = new Response(page.body, page);
    for (const cookie of context.cookies) answer.headers.append('set-cookie', cookie);
    answer.headers.set('cache-control', 'no-store');
    return answer;
  };
}

/** Remix with a router whose addresses all begin with `base`; links and redirects of its pages get it by themselves. */
function router(pages: PagesBuild, base: string, loadContext: (c: Context) => PortalLoadContext): Handler {
  return createRemixHandler({
    createRequestHandler: (build: ServerBuild, mode) =>
      createRequestHandler(base === '' ? build : { ...build, basename: base }, mode),
    build: pages.build as ServerBuild | (() => Promise<ServerBuild>),
    mode: pages.mode,
    // Spread: an interface has no index signature, which Remix wants.
    loadContext: (c) => ({ ...loadContext(c) }),
  });
}
