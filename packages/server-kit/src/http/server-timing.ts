import type { MiddlewareHandler } from 'hono';
import { putHeader } from './put-header';

/** What took how long while a request was answered: milliseconds. */
type Timings = { readonly name: string; readonly milliseconds: number }[];

const timings = new WeakMap<Request, Timings>();

/**
 * Tells in `Server-Timing` what an answer's time went into; browsers show it beside the request. For development: it
 * tells strangers more than they need to know.
 *
 * @example
 * if (mode === 'development') app.use(serverTiming());
 */
export function serverTiming(): MiddlewareHandler {
  return async (c, next) => {
    const begun = performance.now();
    const noted: Timings = [];
    timings.set(c.req.raw, noted);
    await next();
    noted.push({ name: 'total', milliseconds: performance.now() - begun });
    putHeader(
      c,
      'server-timing',
      noted.map(({ name, milliseconds }) => `${name};dur=${milliseconds.toFixed(1)}`).join(', '),
    );
  };
}

/** Does a part of the work for a request and notes how long it took, where anybody wants to know. */
export async function timed<Value>(request: Request, name: string, work: () => Promise<Value>): Promise<Value> {
  const noted = timings.get(request);
  if (noted === undefined) return work();
  const begun = performance.now();
  try {
    return await work();
  } finally {
    // A name is a token (RFC 9110): `product.list` is one, a path is none.
    noted.push({ name: name.replace(/[^\w.-]+/g, '-'), milliseconds: performance.now() - begun });
  }
}
