import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { putHeader } from './put-header';

/** Everything comes from the site itself; scripts and styles stand only where the server wrote them, styles in no attribute. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  // A model's textures lie inside its file; the viewer reads them from there.
  'connect-src': "'self' blob:",
  'frame-src': "'self'",
  'worker-src': "'self'",
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

/** What a site's pages need beyond themselves. */
export interface PageNeeds {
  /** Hosts that the site's tags load from and report to; none where it has no tags. */
  readonly tagHosts?: readonly string[];
  /**
   * Scripts may put style elements without a word into the page, and write rules into them by `insertRule`, as Emotion
   * does. A style element with words in it stays shut out.
   */
  readonly emptyStyles?: boolean;
}

/**
 * The headers of pages: a Content-Security-Policy that lets exactly their own inline scripts and styles in, by their
 * hashes (design §4), and a caching rule for every answer that has none of its own. A page must have been rendered as a
 * whole: its body is read to the end. A script that got into the page would be let through like the page's own, so
 * HTML from outside is still cleaned before it is stored; handlers and styles in attributes, `javascript:` addresses and
 * scripts from elsewhere do nothing.
 *
 * @example
 * app.use(pageHeaders());
 */
export function pageHeaders(needs: PageNeeds = {}): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control') && !isMadeToBeKept(c.env)) putHeader(c, 'cache-control', OWN);
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!isPage || c.res.body === null || c.res.headers.has('content-security-policy')) return;
    const { status, headers } = c.res;
    const html = await c.res.text();
    c.res = new Response(html, { status, headers });
    putHeader(c, 'content-security-policy', policyFor(html, needs));
  };
}

/** The page cache brings the note that a page may write into, and decides itself how long the page may live. */
function isMadeToBeKept(environment: unknown): boolean {
  return (environment as { readonly page?: unknown } | undefined)?.page !== undefined;
}

/** The policy for a page with these inline scripts and styles, and with what else the site needs. */
export function policyFor(html: string, { tagHosts = [], emptyStyles = false }: PageNeeds = {}): string {
  const styles = [...inlineTexts(html, 'style'), ...(emptyStyles ? [''] : [])];
  const directives = Object.entries({
    ...POLICY,
    'script-src': ["'self'", ...hashesOf(inlineTexts(html, 'script'))].join(' '),
    'style-src': ["'self'", ...hashesOf(styles)].join(' '),
  });
  return directives.map(([name, value]) => [name, value, ...(FOR_TAGS.has(name) ? tagHosts : [])].join(' ')).join('; ');
}

function hashesOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** What stands between the tags of scripts or styles that have no address and are no data. */
function inlineTexts(html: string, element: 'script' | 'style'): readonly string[] {
  const elements = html.matchAll(ELEMENTS[element]);
  return [...elements].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=/i.test(attributes) || /\stype="application\//i.test(attributes) ? [] : [text],
  );
}

const ELEMENTS = {
  script: /<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi,
  style: /<style(\s[^>]*)?>([\s\S]*?)<\/style>/gi,
} as const;
