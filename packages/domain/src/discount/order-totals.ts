import { addCents, splitCents, timesCents } from '../money/arithmetic';
import { type Cents, cents } from '../money/money';
import { bestRule, ruleSaving } from './best-rule';
import type { DiscountRule } from './rule';

/** A line of an order. */
export interface OrderLine {
  readonly unitPrice: Cents;
  /** Pieces, a whole number. */
  readonly quantity: number;
}

/** What an order costs. Every sum adds up to the cent. */
export interface OrderTotals {
  /** One for each line: its amount, its part of the discount, and the rest. */
  readonly lines: readonly { readonly amount: Cents; readonly discount: Cents; readonly total: Cents }[];
  readonly subtotal: Cents;
  /** What the rule takes off the goods. */
  readonly discount: Cents;
  /** What is paid for sending: nothing when the rule gives free shipping. */
  readonly shipping: Cents;
  readonly total: Cents;
  /** The rule that was applied. */
  readonly rule: DiscountRule | null;
}

/**
 * What an order costs, with the best rule that applies to it as a whole; the discount is spread over the lines in
 * proportion, so that line totals and shipping add up to the total.
 *
 * @param shipping in cents
 * @throws RangeError when a quantity is no whole number, or a sum is too large to be exact
 * @example
 * orderTotals([{ unitPrice: cents(480), quantity: 50 }], [], cents(2000)).total; // 26000
 */
export function orderTotals(
  lines: readonly OrderLine[],
  rules: readonly DiscountRule[],
  shipping: Cents = cents(0),
): OrderTotals {
  const amounts = lines.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity));
  const subtotal = addCents(...amounts);
  const purchase = { quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0), amount: subtotal, shipping };
  const rule = bestRule(rules, purchase);
  const freeShipping = rule !== null && rule.type !== 1 && rule.type !== 2;
  const discount = rule === null || freeShipping ? cents(0) : ruleSaving(rule, purchase);
  const parts = splitCents(discount, amounts);
  const paidShipping = freeShipping ? cents(0) : shipping;
  return {
    lines: amounts.map((amount, index) => {
      const part = parts[index] ?? cents(0);
      return { amount, discount: part, total: cents(amount - part) };
    }),
    subtotal,
    discount,
    shipping: paidShipping,
    total: cents(subtotal - discount + paidShipping),
    rule,
  };
}
