import type { CatalogueApi } from '../api.server';
import type { ReviewsAsked } from './review-address';

/** So many reviews are read at once. */
const pageSize = 6;

/** Loads a part of a product's reviews; behind the last page stands the last page. */
export async function loadReviews(
  api: CatalogueApi,
  id: number,
  comment: { readonly score: number; readonly count: number },
  asked: ReviewsAsked,
) {
  const pageCount = Math.max(1, Math.ceil(comment.count / pageSize));
  const page = Math.min(asked.page, pageCount);
  const found = comment.count === 0 ? [] : await read(api, id, { ...asked, page });
  return { ...comment, ...asked, page, pageCount, list: found };
}

export type ReviewsData = Awaited<ReturnType<typeof loadReviews>>;

async function read(api: CatalogueApi, id: number, { page, sort }: ReviewsAsked) {
  const { list } = await api.product.reviews({ id, page, page_size: pageSize, sort });
  return list.map(({ add_time, ...review }) => ({ ...review, showTime: add_time }));
}
