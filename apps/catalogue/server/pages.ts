import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createRemixHandler } from '@selvedge/server-kit';
import type { Context, Handler } from 'hono';
import type { CatalogueLoadContext } from './load-context';
import { readableRequest } from './readable-request';

/** How the pages are made: by the built module, or in development by the live one. */
export interface PagesBuild {
  readonly mode: 'production' | 'development';
  readonly build: unknown;
}

/** What the module of our `entry.server` has besides what Remix asks for. */
interface SpeakingEntry {
  readonly inLanguageOf: <Result>(request: Request, work: () => Result) => Result;
}

/** Hands every request that is left to Remix. */
export function pagesHandler(pages: PagesBuild, loadContext: (c: Context) => CatalogueLoadContext): Handler {
  return createRemixHandler({
    createRequestHandler: (build: ServerBuild, mode) => {
      const handle = createRequestHandler(build, mode);
      const { inLanguageOf } = build.entry.module as unknown as SpeakingEntry;
      return (request: Request, context: AppLoadContext) =>
        inLanguageOf(request, () => handle(readableRequest(request), context));
    },
    build: pages.build as ServerBuild | (() => Promise<ServerBuild>),
    mode: pages.mode,
    // Spread, because Remix wants an open-ended record and an interface is none.
    loadContext: (c) => ({ ...loadContext(c) }),
  });
}
