import { type Locale, localeOf } from '../language/address';

/** Where somebody was who went to a third party; it lives as long as the way there and back may take. */
const cookieName = 'way_back';
const seconds = 600;

/** Remembers the page that somebody leaves from: third parties send everybody back to one address. */
export function rememberWayBack(base: string, locale: Locale, next: string | null): string {
  const value = new URLSearchParams({ base, locale, ...(next !== null && { next }) });
  return `${cookieName}=${encodeURIComponent(value.toString())}; Path=/sign-in; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
}

export interface WayBack {
  /** What the addresses of the community's pages begin with. */
  readonly base: string;
  readonly locale: Locale;
  readonly next: string | null;
}

/** Where somebody came from. What was not written by us is as if it were not there. */
export function readWayBack(request: Request): WayBack {
  const found = /(?:^|;\s*)way_back=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
  const value = new URLSearchParams(decoded(found));
  const base = value.get('base') ?? '';
  return {
    base: /^\/c\/[a-z0-9-]{1,40}$/.test(base) ? base : '',
    locale: localeOf(`/${value.get('locale') ?? ''}`),
    next: value.get('next'),
  };
}

/** Takes the note away. */
export const forgetWayBack = `${cookieName}=; Path=/sign-in; Max-Age=0; HttpOnly; SameSite=Lax`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
