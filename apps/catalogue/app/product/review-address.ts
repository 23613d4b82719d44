import { type ReviewSort, reviewSortNames } from './review-sorts';

/** Which part of a product's reviews a page shows. */
export interface ReviewsAsked {
  readonly page: number;
  readonly sort: ReviewSort;
}

/** The furthest page anybody may ask for; no product has so many. */
const lastPage = 9999;

/** Reads the part out of a page's address; what is not one is the first page, the newest first. */
export function reviewsAsked(parameters: URLSearchParams): ReviewsAsked {
  const page = Number(parameters.get('review_page'));
  const sort = reviewSortNames.find((name) => name === parameters.get('review_sort')) ?? 'newest';
  return { page: Number.isInteger(page) ? Math.min(lastPage, Math.max(1, page)) : 1, sort };
}

/**
 * The address of another part on the same page; the first page and the newest order go without saying.
 *
 * @example
 * reviewsHref('', { sort: 'highest', page: 2 }); // '?review_sort=highest&review_page=2#reviews'
 */
export function reviewsHref(search: string, { sort, page = 1 }: { readonly sort: string; readonly page?: number }) {
  const parameters = new URLSearchParams(search);
  parameters.delete('review_sort');
  parameters.delete('review_page');
  if (sort !== 'newest') parameters.set('review_sort', sort);
  if (page > 1) parameters.set('review_page', String(page));
  const query = parameters.toString();
  return `${query && '?'}${query}#reviews`;
}
