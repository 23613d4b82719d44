import { cleanAddress, withoutLeadingSlashes } from './clean-address';

/**
 * The link that leads nowhere (specification §5: an empty link becomes a no-op script link). It is data: a screen
 * draws text or a button for it and never puts it into an `href`.
 *
 * @example
 * rewriteLink('') === NO_OP_LINK; // true
 */
export const NO_OP_LINK = 'javascript:;';

/** How the links of a site are rewritten (specification §3, link options). */
export interface LinkOptions {
  /** The language prefix, such as `/zh-cn`; `/` stands for none. With or without slashes around it. Default `/`. */
  readonly prefix?: string | undefined;
  /** 1 leaves every link as it is, for a site whose languages have domains of their own. */
  readonly domainMode?: number | undefined;
}

/** Schemes whose address is code. A browser reads them in any case. */
const codeScheme = /^(?:javascript|vbscript|data):/i;

/** What the specification calls absolute, beside the protocol-relative links: http(s), mailto and tel. */
const absolute = /^(?:https?:\/\/|mailto:|tel:)/i;

/** A text that a browser may read as protocol-relative: two slashes of either kind. */
const doubleSlash = /^[/\\]{2}/;

/**
 * Rewrites a link of the content for a language (specification §5).
 *
 * `#`, script links, absolute links and every link under `domainMode` 1 stay as they are. Any other gets a leading
 * slash and the language prefix, once; the root becomes prefix plus slash; an empty link becomes {@link NO_OP_LINK}.
 * Rewriting twice is rewriting once.
 *
 * Hostile links are decided before all that: a script link in disguise (`JavaScript:`, control characters inside,
 * `data:`, `vbscript:`) becomes {@link NO_OP_LINK}, and a link that only a browser's leniency would take to another
 * host (`/\host`, `\\host`) stays on the site. A plain `javascript:` link is kept, as the specification says: ask
 * {@link isScriptLink} before you put any link into an `href`.
 *
 * @example
 * rewriteLink('about-us', { prefix: '/zh-cn' }); // '/zh-cn/about-us'
 * rewriteLink('/', { prefix: '/zh-cn' }); // '/zh-cn/'
 * rewriteLink('/zh-cn/about-us', { prefix: '/zh-cn' }); // '/zh-cn/about-us'
 * rewriteLink('https://example.com/', { prefix: '/zh-cn' }); // 'https://example.com/'
 */
export function rewriteLink(href: string | null | undefined, options: LinkOptions = {}): string {
  const written = href ?? '';
  const link = cleanAddress(written);
  // Stryker disable next-line ConditionalExpression,StringLiteral: a path comes out the same below, only later
  if (link[0] === '/' && link[1] !== '/' && link[1] !== '\\') return withPrefix(link, options);
  if (absolute.test(link) || link === '#') return link;
  if (link === '') return NO_OP_LINK;
  if (codeScheme.test(link)) return written.startsWith('javascript:') ? written : NO_OP_LINK;
  const stays = doubleSlash.test(link) ? written.trim().startsWith('//') : options.domainMode === 1;
  return stays ? link : withPrefix(`/${withoutLeadingSlashes(link)}`, options);
}

/**
 * Whether a browser would run a link instead of opening it, however it is spelt. {@link NO_OP_LINK} is one.
 *
 * @example
 * isScriptLink('java\tscript:alert(1)'); // true
 * isScriptLink('/about-us'); // false
 */
export function isScriptLink(href: string): boolean {
  return codeScheme.test(cleanAddress(href));
}

/** A path with the language prefix, once; every path begins with an empty one. */
function withPrefix(path: string, { prefix = '', domainMode }: LinkOptions): string {
  if (domainMode === 1) return path;
  const language = prefixPath(prefix);
  return startsWithSegment(path, language) ? path : language + path;
}

/** A prefix as most sites write it, which needs no work. */
const plainPrefix = /^\/[\w-]+$/;

/** `zh-cn`, `/zh-cn` and `/zh-cn/` are one prefix; `/` is none. */
function prefixPath(prefix: string): string {
  // Stryker disable next-line ConditionalExpression: a plain prefix comes out the same below, only later
  if (plainPrefix.test(prefix)) return prefix;
  const name = withoutLeadingSlashes(cleanAddress(prefix));
  let end = name.length;
  while (name.charCodeAt(end - 1) === 0x2f) end--;
  return end === 0 ? '' : `/${name.slice(0, end)}`;
}

/** Whether the path begins with the prefix as a whole segment: `/enamel` does not begin with `/en`. */
function startsWithSegment(path: string, prefix: string): boolean {
  if (!path.startsWith(prefix)) return false;
  const next = path[prefix.length];
  return next === undefined || next === '/' || next === '?' || next === '#';
}
