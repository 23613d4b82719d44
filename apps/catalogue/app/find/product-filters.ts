/** The facets of the find bar and the values that an address may give them. */
const facetPatterns = {
  use: /^[\p{L}\p{N}_ -]{1,40}$/u,
  weight: /^(?:\d{1,5}-\d{0,5}|-\d{1,5})$/,
  fibre: /^[\p{L}\p{N}]{1,10}$/u,
  count: /^(?:\d{1,5}-\d{0,5}|-\d{1,5})$/,
  certificate: /^[\p{L}\p{N}_ .-]{1,40}$/u,
} as const;

export type FacetName = keyof typeof facetPatterns;

export const facetNames = Object.keys(facetPatterns) as readonly FacetName[];

/** What a buyer narrows the products down with. */
export type ProductFilters = { readonly [F in FacetName]?: string };

export const sorts = ['recommended', 'newest', 'lightest', 'heaviest'] as const;

export type ProductSort = (typeof sorts)[number];

/** The filters of a query; what is empty or unreadable is left out, since people type addresses. */
export function readFilters(query: URLSearchParams): ProductFilters {
  return Object.fromEntries(
    facetNames.flatMap((name) => {
      const value = query.get(name)?.trim() ?? '';
      return facetPatterns[name].test(value) ? [[name, value]] : [];
    }),
  );
}

export function readSort(query: URLSearchParams): ProductSort {
  return sorts.find((sort) => sort === query.get('sort')) ?? 'recommended';
}

/** Whether a list shows less than it has, or in an order of the reader's own. */
export function isNarrowed(query: URLSearchParams): boolean {
  return Object.keys(readFilters(query)).length > 0 || readSort(query) !== 'recommended';
}
