import type { DiscountRule } from '../discount/rule';
import { salePhase } from '../discount/sale-phase';
import { shareOfCents } from '../money/arithmetic';
import { type Cents, perMille } from '../money/money';

/** A price from a quantity on. */
export interface PriceStep {
  /** In units. */
  readonly from: number;
  readonly price: Cents;
}

/** What a product costs, for any quantity at any time. */
export interface ProductPrice {
  /** The price of the smallest order. */
  readonly priceMax: Cents;
  /** Lower prices of larger orders. */
  readonly steps: readonly PriceStep[];
  /** When the discount runs, in unix seconds; both 0 for one that always does. */
  readonly discountStart: number;
  readonly discountEnd: number;
  /** What is left to pay while the discount runs, per mille; 1000 is no discount. */
  readonly maxDiscount: number;
  /** The rules of the product's reduction; with them `maxDiscount` only says what they reach at most. */
  readonly rules: readonly DiscountRule[];
}

/** The price of one unit. */
export interface UnitPrice {
  /** Before the discount. */
  readonly full: Cents;
  /** What is asked. */
  readonly price: Cents;
}

/**
 * The price of one unit when so many are bought. A product that is in a reduction with rules is discounted by them, in
 * the order as a whole, and never twice; any other by its own discount while it runs.
 *
 * @param quantity in units
 * @param now in unix seconds
 * @example
 * const price = {
 *   priceMax: cents(620), steps: [{ from: 300, price: cents(480) }],
 *   discountStart: 100, discountEnd: 200, maxDiscount: 900, rules: [],
 * };
 * unitPrice(price, 299, 50); // { full: 620, price: 620 }
 * unitPrice(price, 300, 150); // { full: 480, price: 432 }
 */
export function unitPrice(product: ProductPrice, quantity: number, now: number): UnitPrice {
  const full = stepPrice(product, quantity);
  if (product.rules.length > 0 || !isDiscounted(product, now)) return { full, price: full };
  const share = perMille(Math.min(1000, Math.max(0, Math.trunc(product.maxDiscount))));
  return { full, price: shareOfCents(full, share) };
}

/**
 * The rules of a product's reduction that hold at a moment: all of them or none.
 *
 * @param now in unix seconds
 * @example
 * const rules = [{ condition_type: 1, condition_value: 50, type: 1, value: 850 }];
 * rulesAt({ discountStart: 100, discountEnd: 200, rules }, 150); // rules
 * rulesAt({ discountStart: 100, discountEnd: 200, rules }, 200); // []
 */
export function rulesAt(
  product: Pick<ProductPrice, 'discountStart' | 'discountEnd' | 'rules'>,
  now: number,
): readonly DiscountRule[] {
  return isDiscounted(product, now) ? product.rules : [];
}

/** Whether a discount runs; one without a period always does. */
function isDiscounted(
  { discountStart, discountEnd }: Pick<ProductPrice, 'discountStart' | 'discountEnd'>,
  now: number,
) {
  if (discountStart === 0 && discountEnd === 0) return true;
  return salePhase({ start: discountStart, end: discountEnd }, now) === 'now';
}

/** The price of the highest step that the quantity reaches. */
function stepPrice({ priceMax, steps }: ProductPrice, quantity: number): Cents {
  let reached: PriceStep = { from: 0, price: priceMax };
  for (const step of steps) if (step.from <= quantity && step.from >= reached.from) reached = step;
  return reached.price;
}
