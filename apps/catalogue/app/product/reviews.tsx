import { m } from '../paraglide/messages';

/** What buyers say. The default score is for display only, so nothing is claimed before anybody has spoken. */
export function Reviews({
  reviews: { score, count },
}: {
  readonly reviews: { readonly score: number; readonly count: number };
}) {
  if (count === 0) return <p>{m.no_reviews()}</p>;
  return <p>{m.reviews_score({ score: score.toFixed(1), count })}</p>;
}
