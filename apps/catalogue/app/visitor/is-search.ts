import { pageKind } from './page-kind';

/**
 * Whether an address answers a search: words were looked for, and this is the first page of what was found.
 *
 * @example
 * isSearch('/product-search', '?keywords=denim'); // true
 * isSearch('/product-search', '?keywords=denim&page=2'); // false
 */
export function isSearch(pathname: string, query: string): boolean {
  if (pageKind(pathname).page_type !== 'product_search') return false;
  const asked = new URLSearchParams(query);
  return Boolean(asked.get('keywords')?.trim()) && Number(asked.get('page') ?? 1) <= 1;
}
