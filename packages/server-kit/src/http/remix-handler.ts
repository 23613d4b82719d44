import type { Context, Handler } from 'hono';
import { limitBody } from './limit-body';

/** The part of a request handler made by `createRequestHandler` of `@remix-run/node` that is needed here. */
export type RemixRequestHandler<LoadContext> = (request: Request, loadContext: LoadContext) => Promise<Response>;

export interface RemixOptions<Build, LoadContext> {
  /** Remix's own, handed in because the versions that an app uses are the app's matter. */
  readonly createRequestHandler: (build: Build, mode: string) => RemixRequestHandler<LoadContext>;
  /** In production the built module; in development a function that loads the live one for every request. */
  readonly build: Build | (() => Promise<Build>);
  readonly mode: 'production' | 'development' | 'test';
  /**
   * What loaders and actions are given. The server's bundle and Remix's are two worlds of modules, so every singleton
   * (the API, the pool) travels through here and is never imported by a route.
   */
  readonly loadContext: (c: Context) => LoadContext | Promise<LoadContext>;
}

/**
 * Hands requests to Remix, with bodies no longer than a form can be.
 *
 * @example
 * app.all('*', createRemixHandler({ createRequestHandler, build, mode, loadContext: (c) => ({ api, clientIp }) }));
 */
export function createRemixHandler<Build, LoadContext>(options: RemixOptions<Build, LoadContext>): Handler {
  const { createRequestHandler, build, mode } = options;
  const load = isLoader(build) ? build : undefined;
  const built = load === undefined ? createRequestHandler(build as Build, mode) : undefined;
  return async (c) => {
    const handle = built ?? createRequestHandler(await (load as () => Promise<Build>)(), mode);
    const page = await handle(limitBody(c.req.raw), await options.loadContext(c));
    // What is still to come of a body is not read, so nothing else can follow it on its connection.
    if (page.status === 413) page.headers.set('connection', 'close');
    return page;
  };
}

function isLoader<Build>(build: Build | (() => Promise<Build>)): build is () => Promise<Build> {
  return typeof build === 'function';
}
