import { ruleApplies, ruleSaving } from '../discount/best-rule';
import type { DiscountRule } from '../discount/rule';
import { addCents, splitCents, timesCents } from '../money/arithmetic';
import { type Cents, cents } from '../money/money';

/** A line of a cart with what one unit costs. */
export interface PricedLine {
  readonly unitPrice: Cents;
  /** In units, a whole number. */
  readonly quantity: number;
  /** The reduction that the product takes part in; 0 for none. Lines of one reduction reach its thresholds together. */
  readonly reductionId: number;
  /** The rules that hold now. */
  readonly rules: readonly DiscountRule[];
}

/** What a line of a cart costs. */
export interface LineTotals {
  readonly amount: Cents;
  /** Its part of what its reduction takes off. */
  readonly discount: Cents;
  readonly total: Cents;
  /** The rule that was applied to its reduction. */
  readonly rule: DiscountRule | null;
}

/** What a cart costs. Every sum adds up to the cent. */
export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly subtotal: Cents;
  readonly discount: Cents;
  /** What is paid for sending: nothing when a rule gives free shipping. */
  readonly shipping: Cents;
  readonly total: Cents;
}

interface Group {
  readonly amount: Cents;
  readonly goods: DiscountRule | null;
  readonly saving: Cents;
  readonly shippingRule: DiscountRule | null;
}

/**
 * What a cart costs. Each reduction applies one rule of its own to all of its lines; of the choices that there are, the
 * one that saves most in all is taken. The discount is spread over the lines in proportion, so that line totals and
 * shipping add up to the total.
 *
 * @param shipping what sending costs without any rule, in cents
 * @throws RangeError when a quantity is no whole number, or a sum is too large to be exact
 * @example
 * const rules = [{ condition_type: 1, condition_value: 50, type: 1, value: 900 }];
 * const line = { unitPrice: cents(480), quantity: 50, reductionId: 2, rules };
 * const { subtotal, discount, total } = cartTotals([line], cents(2000));
 * [subtotal, discount, total]; // [24000, 2400, 23600]
 */
export function cartTotals(lines: readonly PricedLine[], shipping: Cents = cents(0)): CartTotals {
  const amounts = lines.map(({ unitPrice, quantity }) => timesCents(unitPrice, quantity));
  const reductions = [...new Set(lines.map(({ reductionId }) => reductionId))];
  const groups = new Map(reductions.map((id) => [id, groupOf(lines, amounts, id)]));
  const free = groupThatSends([...groups.values()], shipping);
  const priced = lines.map((_, index): LineTotals => ({ ...nothingOff(amounts[index]), rule: null }));
  for (const [id, group] of groups) spread(group, group === free, placesOf(lines, id), amounts, priced);
  const subtotal = addCents(...amounts);
  const discount = addCents(...priced.map((line) => line.discount));
  const paid = free === null ? shipping : cents(0);
  return { lines: priced, subtotal, discount, shipping: paid, total: cents(subtotal - discount + paid) };
}

function groupOf(lines: readonly PricedLine[], amounts: readonly Cents[], id: number): Group {
  const places = placesOf(lines, id);
  const amount = addCents(...places.map((place) => amounts[place] ?? cents(0)));
  const quantity = places.reduce((sum, place) => sum + (lines[place]?.quantity ?? 0), 0);
  const rules = id === 0 ? [] : (lines[places[0] ?? 0]?.rules ?? []);
  const reached = rules.filter((rule) => ruleApplies(rule, { quantity, amount }));
  let goods: DiscountRule | null = null;
  let saving = cents(0);
  for (const rule of reached.filter(isOnGoods)) {
    const saved = ruleSaving(rule, { quantity, amount });
    if (goods === null || saved > saving) [goods, saving] = [rule, saved];
  }
  return { amount, goods, saving, shippingRule: reached.find((rule) => !isOnGoods(rule)) ?? null };
}

/** The reduction that had best give up its discount for free shipping; null when none gains by it. */
function groupThatSends(groups: readonly Group[], shipping: Cents): Group | null {
  let best: Group | null = null;
  let most = 0;
  for (const group of groups) {
    const gain = shipping - group.saving;
    if (group.shippingRule !== null && gain > most) [best, most] = [group, gain];
  }
  return best;
}

function spread(
  group: Group,
  sends: boolean,
  places: readonly number[],
  amounts: readonly Cents[],
  priced: LineTotals[],
): void {
  const parts = splitCents(
    sends ? cents(0) : group.saving,
    places.map((place) => amounts[place] ?? 0),
  );
  const rule = sends ? group.shippingRule : group.goods;
  for (const [index, place] of places.entries()) {
    const amount = amounts[place] ?? cents(0);
    const discount = parts[index] ?? cents(0);
    priced[place] = { amount, discount, total: cents(amount - discount), rule };
  }
}

function isOnGoods({ type }: DiscountRule): boolean {
  return type === 1 || type === 2;
}

function placesOf(lines: readonly PricedLine[], id: number): number[] {
  return lines.flatMap(({ reductionId }, place) => (reductionId === id ? place : []));
}

function nothingOff(amount: Cents = cents(0)) {
  return { amount, discount: cents(0), total: amount };
}
