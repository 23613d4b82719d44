import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createRemixHandler } from '@selvedge/server-kit';
import type { Context, Handler } from 'hono';
import type { PagesBuild } from './app';
import type { PortalLoadContext } from './load-context';

/** Hands every request that is left to Remix. Cookies that the API set on the way go out with the page. */
export function pagesHandler(pages: PagesBuild, loadContext: (c: Context) => PortalLoadContext): Handler {
  const contexts = new WeakMap<Context, PortalLoadContext>();
  const handle = createRemixHandler({
    createRequestHandler: (build: ServerBuild, mode) => createRequestHandler(build, mode),
    build: pages.build as ServerBuild | (() => Promise<ServerBuild>),
    mode: pages.mode,
    loadContext: (c) => {
      const context = loadContext(c);
      contexts.set(c, context);
      // Spread: an interface has no index signature, which Remix wants.
      return { ...context };
    },
  });
  return async (c, next) => {
    const page = (await handle(c, next)) as Response;
    const cookies = contexts.get(c)?.cookies ?? [];
    if (cookies.length === 0) return page;
    const answer = new Response(page.body, page);
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    answer.headers.set('cache-control', 'no-store');
    return answer;
  };
}
