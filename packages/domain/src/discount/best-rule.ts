import { shareOfCents } from '../money/arithmetic';
import { type Cents, cents, perMille } from '../money/money';
import type { DiscountRule } from './rule';

/** What is bought, as far as a rule looks at it. */
export interface Purchase {
  /** Pieces. */
  readonly quantity: number;
  /** The price of all of them, before any discount. */
  readonly amount: Cents;
  /** What sending them costs; free shipping saves that. Default nothing. */
  readonly shipping?: Cents | undefined;
}

/**
 * Whether a purchase reaches a rule's threshold (specification §3): pieces for condition type 1, cents otherwise. A
 * rule of type 0 gives nothing and never applies.
 *
 * @example
 * ruleApplies({ condition_type: 1, condition_value: 50, type: 1, value: 850 }, { quantity: 50, amount: cents(1) }); // true
 */
export function ruleApplies(rule: DiscountRule, { quantity, amount }: Purchase): boolean {
  return rule.type !== 0 && (rule.condition_type === 1 ? quantity : amount) >= rule.condition_value;
}

/**
 * What a rule takes off a purchase, in cents; never more than the purchase costs. Whether it applies is
 * {@link ruleApplies}.
 *
 * @example
 * ruleSaving({ condition_type: 1, condition_value: 1, type: 1, value: 850 }, { quantity: 1, amount: cents(1000) }); // 150
 */
export function ruleSaving(rule: DiscountRule, { amount, shipping = cents(0) }: Purchase): Cents {
  if (rule.type === 0) return cents(0);
  if (rule.type === 1) return cents(amount - shareOfCents(amount, perMille(Math.min(1000, Math.max(0, rule.value)))));
  if (rule.type === 2) return cents(Math.min(amount, Math.max(0, rule.value)));
  return shipping;
}

/**
 * The rule that saves most among those that apply; of equal ones the first. Null when none applies.
 *
 * @example
 * const rules = [
 *   { condition_type: 1, condition_value: 50, type: 1, value: 950 },
 *   { condition_type: 1, condition_value: 100, type: 1, value: 850 },
 * ];
 * bestRule(rules, { quantity: 60, amount: cents(28_800) })?.value; // 950
 * bestRule(rules, { quantity: 10, amount: cents(4800) }); // null
 */
export function bestRule(rules: readonly DiscountRule[], purchase: Purchase): DiscountRule | null {
  let best: DiscountRule | null = null;
  let most = -1;
  for (const rule of rules) {
    if (!ruleApplies(rule, purchase)) continue;
    const saving = ruleSaving(rule, purchase);
    if (saving > most) {
      best = rule;
      most = saving;
    }
  }
  return best;
}
