/** The most products that an inquiry may name; the contract's `product.choices` takes no more. */
export const mostProducts = 100;

/** The query parameter that carries the chosen products from page to page where no script runs. */
export const carriedParameter = 'products';

/**
 * Reads the chosen products of a query or a hidden field: what is not a number is left out, no product twice.
 *
 * @example
 * parseProductIds('12,15,12,x'); // [12, 15]
 */
export function parseProductIds(text: string | null | undefined): number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, mostProducts);
}

/** The chosen products of an address. */
export function carriedProducts(search: string): number[] {
  return parseProductIds(new URLSearchParams(search).get(carriedParameter));
}

/**
 * Puts the chosen products on an address; none leaves it as it is.
 *
 * @example
 * carryProducts('/product-products?use=shirting#top', [12, 15]); // '/product-products?use=shirting&products=12,15#top'
 */
export function carryProducts(href: string, ids: readonly number[]): string {
  if (ids.length === 0) return href;
  const [address = '', fragment] = href.split('#', 2);
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete(carriedParameter);
  const others = parameters.toString();
  const carried = `${path}?${others ? `${others}&` : ''}${carriedParameter}=${ids.join(',')}`;
  return fragment === undefined ? carried : `${carried}#${fragment}`;
}
