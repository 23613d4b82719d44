import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log/create-log';

export interface RequestLogOptions {
  /** Paths that say nothing in a log, such as assets and health checks. */
  readonly quiet?: RegExp;
}

/** One line a request: method, path, status and how long it took. The query is left out: people's words are in it. */
export function requestLog(log: Log, options: RequestLogOptions = {}): MiddlewareHandler {
  const quiet = options.quiet ?? /^\/(assets\/|healthz$)/;
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const { status, headers } = c.res;
    const level = status >= 500 ? 'error' : quiet.test(path) ? 'debug' : 'info';
    const requestId = headers.get('x-request-id');
    log[level](`${method} ${path}`, {
      status,
      ms: Math.round(performance.now() - start),
      ...(requestId === null ? {} : { requestId }),
    });
  };
}
