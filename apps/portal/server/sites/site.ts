/** Where the pages of a community stand. */
export interface Site {
  readonly ccId: number;
  /** What its addresses begin with: nothing on a host of its own and for the first community, else `/c/weavers`. */
  readonly base: string;
  /** The host name that it has to itself. */
  readonly domain: string | null;
}

/** A community as far as its addresses go. */
export interface PlacedCommunity {
  readonly id: number;
  readonly domain: string | null;
  readonly path: string | null;
}

/** How a program, or our own pages, say which community they speak of where a call names none. */
export const communityHeader = 'x-community';

const prefix = /^(\/c\/([a-z0-9-]{1,40}))(?=\/|\.data$|$)/;

/**
 * The part of a path that names a community on a host that several share.
 *
 * @example
 * communityPath('/c/weavers/en/news'); // { base: '/c/weavers', path: 'weavers' }
 * communityPath('/companies'); // null
 */
export function communityPath(pathname: string): { readonly base: string; readonly path: string } | null {
  const [, base, path] = prefix.exec(pathname) ?? [];
  return base === undefined || path === undefined ? null : { base, path };
}

/**
 * A path as it stands within its community, whatever the community's addresses begin with.
 *
 * @example
 * withinCommunity('/c/weavers/en/news'); // '/en/news'
 * withinCommunity('/c/weavers.data'); // '/_root.data'
 */
export function withinCommunity(pathname: string): string {
  const found = communityPath(pathname);
  if (found === null) return pathname;
  const rest = pathname.slice(found.base.length);
  return rest === '.data' ? '/_root.data' : rest || '/';
}
