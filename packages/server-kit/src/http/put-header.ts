import type { Context } from 'hono';

/**
 * Sets a header of an answer that is made already. Hono's own `c.header` makes the whole answer anew for each, with its
 * body as a stream, which costs more than a small answer itself.
 */
export function putHeader(c: Context, name: string, value: string): void {
  try {
    c.res.headers.set(name, value);
  } catch {
    // What came from `fetch` or `Response.redirect` cannot be changed.
    c.header(name, value);
  }
}
