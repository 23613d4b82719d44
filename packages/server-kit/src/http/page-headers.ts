import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { putHeader } from './put-header';

/** Everything comes from the site itself; styles may stand in attributes, scripts only where the server wrote them. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  // A model's textures lie inside its file; the viewer reads them from there.
  'connect-src': "'self' blob:",
  'frame-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'media-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

/** What tags need: their scripts, the pictures and requests that they report by, and frames. */
const FOR_TAGS: ReadonlySet<string> = new Set(['script-src', 'img-src', 'connect-src', 'frame-src']);

/** What is not kept for everybody belongs to who asked for it; `no-store` would cost the browser's back button. */
const OWN = 'private, no-cache';

/**
 * The headers of pages: a Content-Security-Policy that lets exactly their own inline scripts run, by their hashes
 * (design §4), and a caching rule for every answer that has none of its own. A page must have been rendered as a
 * whole: its body is read to the end. A script that got into the page would be let through like the page's own, so
 * HTML from outside is still cleaned before it is stored; handlers in attributes, `javascript:` addresses and scripts
 * from elsewhere do not run.
 *
 * @param tagHosts hosts that the site's tags load from and report to; none where it has no tags
 * @example
 * app.use(pageHeaders());
 */
export function pageHeaders(tagHosts: readonly string[] = []): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control') && !isMadeToBeKept(c.env)) putHeader(c, 'cache-control', OWN);
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isPage || c.res.body === null || c.res.headers.has('content-security-policy')) return;
    const { status, headers } = c.res;
    const html = await c.res.text();
    c.res = new Response(html, { status, headers });
    putHeader(c, 'content-security-policy', policyFor(html, tagHosts));
  };
}

/** The page cache brings the note that a page may write into, and decides itself how long the page may live. */
function isMadeToBeKept(environment: unknown): boolean {
  return (environment as { readonly page?: unknown } | undefined)?.page !== undefined;
}

/** The policy for a page with these inline scripts, and for the site's tags. */
export function policyFor(html: string, tagHosts: readonly string[] = []): string {
  const hashes = [...new Set(inlineScripts(html))].map((script) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  const directives = Object.entries({ ...POLICY, 'script-src': ["'self'", ...hashes].join(' ') });
  return directives.map(([name, value]) => [name, value, ...(FOR_TAGS.has(name) ? tagHosts : [])].join(' ')).join('; ');
}

/** What stands between the tags of scripts that have no address and are no data. */
function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = '', script = '']) =>
    /\ssrc=/i.test(attributes) || /\stype="application\//i.test(attributes) ? [] : [script],
  );
}
