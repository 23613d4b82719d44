import type { SentOrder } from './order-fields';
import type { Quote } from './shop-data';

/** A price that moved while the buyer looked, in cents; without a title it is the total. */
export interface PriceChange {
  readonly title: string | null;
  readonly before: number;
  readonly after: number;
}

/** What of an order costs something else now than the buyer was shown. */
export function priceChanges(
  { shown, total }: Pick<SentOrder, 'shown' | 'total'>,
  quote: Pick<Quote, 'lines' | 'total'>,
): readonly PriceChange[] {
  const ofLines = quote.lines.flatMap(({ key, title, unit_price: after }) => {
    const before = shown.get(key);
    return before === undefined || before === after ? [] : [{ title, before, after }];
  });
  const isOther = !Number.isNaN(total) && total !== quote.total;
  return isOther ? [...ofLines, { title: null, before: total, after: quote.total }] : ofLines;
}
