import { productStatuses } from '@selvedge/domain/shop';
import { m } from '../paraglide/messages';
import type { QuoteLine } from './shop-data';
import { showQuantity } from './show-unit';

type Problem = (line: QuoteLine) => string;

/** What stands in the way of each status of a line; a changed price stands in nobody's way. */
const problems: Readonly<Record<number, Problem>> = {
  [productStatuses.changed]: () => m.line_changed(),
  [productStatuses.overInventory]: ({ most, unit }) =>
    most === 0 ? m.line_sold_out() : m.line_too_many({ quantity: showQuantity(most, unit) }),
  [productStatuses.gone]: () => m.line_gone(),
  [productStatuses.notForSale]: () => m.line_unpriced(),
  [productStatuses.belowLeast]: ({ least, unit }) => m.line_too_few({ quantity: showQuantity(least, unit) }),
  [productStatuses.choiceMissing]: () => m.line_choice(),
};

/** What a line of the cart has to tell; null when all is well. A status that is not known counts as gone. */
export function lineProblem(line: QuoteLine): string | null {
  if (line.status === productStatuses.ok) return null;
  return (problems[line.status] ?? m.line_gone)(line);
}

/** Whether a line can be ordered as it stands. */
export function isBuyable({ status }: Pick<QuoteLine, 'status'>): boolean {
  return status === productStatuses.ok || status === productStatuses.changed;
}
