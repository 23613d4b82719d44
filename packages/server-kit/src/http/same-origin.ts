import { codes, httpStatusFor, responseText } from '@selvedge/error-catalogue';
import type { MiddlewareHandler } from 'hono';
import { languageOf } from './language';

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a browser says of a request that its own page, or the person at the address bar, has made. */
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Refuses a write that a page of somewhere else has a browser send: its cookies would go with it. Programs are not
 * concerned, since they send neither of the headers that browsers always send, and whoever shows a bearer token means
 * what is asked.
 *
 * @param ownOrigins origins that are ours, beside the one that the request names
 * @example
 * app.use(sameOriginWrites(['https://portal.example']));
 */
export function sameOriginWrites(ownOrigins: readonly string[] = []): MiddlewareHandler {
  return async (c, next) => {
    const { method, headers, url } = c.req.raw;
    if (reading.has(method) || headers.has('authorization') || comesFromHere(headers, new URL(url), ownOrigins)) {
      return next();
    }
    const message = responseText(codes.withoutPermission, languageOf(headers, new URL(url).searchParams));
    return c.json(
      { code: codes.withoutPermission, message, data: null },
      httpStatusFor(codes.withoutPermission) as 403,
      { 'cache-control': 'no-store' },
    );
  };
}

function comesFromHere(headers: Headers, url: URL, ownOrigins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return ownSites.has(site);
  const origin = headers.get('origin');
  // No browser leaves both out of a write; without them it is a program, which nobody can make send another's cookie.
  if (origin === null) return true;
  // A proxy in front may speak https to browsers and http to us: the host decides.
  const given = URL.canParse(origin) ? new URL(origin) : null;
  return given !== null && (given.host === url.host || ownOrigins.includes(given.origin));
}
