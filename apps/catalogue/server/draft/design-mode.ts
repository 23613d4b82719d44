import { isDesignMode } from '@selvedge/rewriting';
import { readPreviewToken, type Signer } from '@selvedge/server-kit';
import type { MiddlewareHandler } from 'hono';

/** What a page in design mode shows, and why. */
export interface DesignMode {
  readonly shows: 'drafts' | 'published' | 'forged' | 'expired';
  /** The token of its address; empty without one. */
  readonly token: string;
  /** When the token ends, in unix seconds; 0 without a valid one. */
  readonly expires: number;
}

/** Reads design mode off an address (specification §5); nothing when it is off. */
export function designModeOf(url: URL, signer: Signer, now: Date): DesignMode | undefined {
  if (!isDesignMode(url.search)) return undefined;
  const token = url.searchParams.get('design') ?? '';
  // `?design`, `?design=1` and `?design=true` carry no token, so nobody has tried anything.
  if (!token.includes('.')) return { shows: 'published', token: '', expires: 0 };
  const read = readPreviewToken(signer, token, now);
  return read.ok
    ? { shows: 'drafts', token, expires: Math.floor(read.expires.getTime() / 1000) }
    : { shows: read.fault, token, expires: 0 };
}

/** A page in design mode is kept by no cache and by no search engine, and its address is told to nobody else. */
export function designHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!isDesignMode(new URL(c.req.url).search)) return;
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex, nofollow');
    c.header('referrer-policy', 'no-referrer');
  };
}
