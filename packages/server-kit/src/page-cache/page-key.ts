/** What of an address makes a page of its own. */
export interface PageKeyOptions {
  /** Whether the path is one of the pages that are the same for every visitor. */
  readonly isShared: (pathname: string) => boolean;
  /** The query parameters that change a page; all others (campaigns, junk) lead to the same page without them. */
  readonly query: ReadonlySet<string>;
  /** Parameters that make a page somebody's own, such as `design`. */
  readonly personalQuery: ReadonlySet<string>;
}

/** Longer addresses are nobody's link. */
const longestAddress = 1_024;

/**
 * The address under which a page is kept: its path, and of its query what changes it, in one order. `undefined` for
 * what is never kept.
 *
 * @example
 * sharedAddress('/product-products?utm_source=mail&sort=newest', options); // '/product-products?sort=newest'
 */
export function sharedAddress(url: string, options: PageKeyOptions): string | undefined {
  if (url.length > longestAddress || url.charCodeAt(0) !== SLASH) return undefined;
  const mark = url.indexOf('?');
  if (mark === -1) return options.isShared(url) ? url : undefined;
  const pathname = url.slice(0, mark);
  if (!options.isShared(pathname)) return undefined;
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
    if (options.personalQuery.has(name)) return undefined;
    if (options.query.has(name) && value !== '') kept.push([name, value]);
  }
  if (kept.length === 0) return pathname;
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${pathname}?${new URLSearchParams(kept)}`;
}

const SLASH = 47;
