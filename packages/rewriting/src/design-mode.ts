/** `design` as a whole parameter name, with or without a value. */
const designParameter = /(?:^|[?&])design(?:=|&|$)/;

/**
 * Whether an address asks for the preview: its query has a `design` parameter, whatever its value (specification §5).
 *
 * @param search the query, with or without its question mark
 * @example
 * isDesignMode('?design=1'); // true
 * isDesignMode('?designer=anna'); // false
 */
export function isDesignMode(search: string): boolean {
  const hash = search.indexOf('#');
  return designParameter.test(hash === -1 ? search : search.slice(0, hash));
}
