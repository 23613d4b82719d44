/**
 * Whether an `If-None-Match` header names this tag, compared weakly as RFC 9110 wants it for GET.
 *
 * @example
 * matchesEtag('W/"a1", "b2"', '"b2"'); // true
 */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.includes(',') || header.startsWith('W/')
    ? header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
    : false;
}
