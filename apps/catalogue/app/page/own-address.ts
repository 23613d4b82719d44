import { redirect } from '@remix-run/node';
import { parseIdAndName } from '@selvedge/rewriting';
import { notFound } from '../document/not-found';
import { inLanguage, localeOf, withoutLanguage } from '../language/address';

/** The number in `{id}-{name?}`; an address without one is not found. */
export function idOf(slug: string | undefined): number {
  const named = parseIdAndName(slug ?? '');
  if (!named) throw notFound();
  return named.id;
}

/** Redirects to a record's own address when the name in the asked one is missing or outdated. */
export function assertOwnAddress(request: Request, href: string): void {
  const { pathname, search } = new URL(request.url);
  if (decoded(withoutLanguage(pathname)) === href) return;
  throw redirect(inLanguage(encodeURI(href), localeOf(pathname)) + search, 301);
}

/** A malformed escape is nobody's address; as it stands it differs from every right one. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
