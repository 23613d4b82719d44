import type { CatalogueContext } from '../context';
import { type PageAsked, pageAnswer, slice } from '../page-answer';
import { unixSeconds } from '../unix-seconds';
import { countOfReviews, loadReviews, type ReviewOrder } from './review-queries';

export interface ReviewsAsked extends PageAsked {
  readonly id: number;
  readonly sort: ReviewOrder;
}

/** A page of a product's reviews; nothing when there is no such product. */
export async function listReviews({ db, drafts }: CatalogueContext, asked: ReviewsAsked) {
  const total = await countOfReviews(db, asked.id, { drafts });
  if (total === undefined) return undefined;
  const part = slice(asked);
  // Behind the last page nothing is looked for: OFFSET reads what it skips.
  const rows = part.offset < total ? await loadReviews(db, asked.id, asked.sort, part) : [];
  const list = rows.map(({ id, score, language, text, author, writtenAt, reply }) => ({
    ...{ id, score, language, text, author },
    add_time: unixSeconds(writtenAt),
    reply: reply ?? '',
  }));
  return pageAnswer(list, total, asked);
}
