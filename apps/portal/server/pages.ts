import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createRemixHandler } from '@selvedge/server-kit';
import type { Context, Handler } from 'hono';
import type { PagesBuild } from './app';
import type { PortalLoadContext } from './load-context';

/** Hands every request that is left to Remix. */
export function pagesHandler(pages: PagesBuild, loadContext: (c: Context) => PortalLoadContext): Handler {
  return createRemixHandler({
    createRequestHandler: (build: ServerBuild, mode) => createRequestHandler(build, mode),
    build: pages.build as ServerBuild | (() => Promise<ServerBuild>),
    mode: pages.mode,
    // Spread: an interface has no index signature, which Remix wants.
    loadContext: (c) => ({ ...loadContext(c) }),
  });
}
