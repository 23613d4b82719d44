import { redirect } from '@remix-run/node';
import { listPath, pageNumber, parseListPath } from '@selvedge/rewriting';
import { notFound } from '../document/not-found';
import { inLanguage, localeOf, withoutLanguage } from '../language/address';

/** Where in which list an address leads. */
export interface ListPlace {
  /** The list's bare address, without language. */
  readonly base: string;
  readonly page: number;
}

/** An ending that means a page of a list, whatever stands for the number. */
const anyListEnding = /_list[^/]*\.html$/;

/**
 * Reads a list's page from an address (specification §2, design §7). Every page has one address: other spellings of it
 * are redirected there, and a page that is not a number is page 1.
 *
 * @param isKnown which lists may be meant; left out, the caller has made sure of it
 * @throws a redirect to the page's own address; not found for a list that is not known
 */
export function pageOfList(url: URL, isKnown?: (base: string) => boolean): ListPlace {
  const path = withoutLanguage(url.pathname);
  const parsed = parseListPath(path) ?? (isKnown ? olderSpelling(path, isKnown) : null);
  const base = parsed?.base ?? path.replace(anyListEnding, '');
  if (isKnown && !isKnown(base)) throw notFound();
  const asked = url.searchParams.get('page');
  const page = parsed && !parsed.goTo ? parsed.page : pageNumber(asked);
  const own = listPath(base, page);
  if (own !== path) throw redirect(inLanguage(own, localeOf(url.pathname)) + queryWithout(url, 'page'), 301);
  return { base, page };
}

/** `/video-list2` and `/video-list/2`, as people try them for every list after `/article-list{page?}`. */
function olderSpelling(
  path: string,
  isKnown: (base: string) => boolean,
): { base: string; page: number; goTo?: true } | null {
  const [, slashed, other, digits = ''] = /^(?:(.+)\/|(.*\D))([1-9]\d*)$/.exec(path) ?? [];
  const base = slashed ?? other;
  return base !== undefined && isKnown(base) ? { base, page: pageNumber(digits) } : null;
}

/** Pages beyond the last do not exist; an empty list has its first page. */
export function assertPageExists({ page }: ListPlace, pageCount: number): void {
  if (page > Math.max(1, pageCount)) throw notFound();
}

function queryWithout(url: URL, name: string): string {
  const query = new URLSearchParams(url.search);
  query.delete(name);
  const text = query.toString();
  return text ? `?${text}` : '';
}
