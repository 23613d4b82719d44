import { type Purchase, ruleApplies } from './best-rule';
import type { DiscountRule } from './rule';

/** A rule that is not reached yet, and what is missing for it. */
export interface NextRule {
  readonly rule: DiscountRule;
  /** Pieces for condition type 1, cents otherwise; always above 0. */
  readonly missing: number;
}

/**
 * The nearest rule that a purchase does not reach yet (specification §3), so that a cart can say what it takes. Rules
 * by pieces and by amount are told apart by how far the purchase has come, so the one that is relatively closest wins;
 * of equal ones the first. Null when every rule is reached.
 *
 * @example
 * const rules = [
 *   { condition_type: 1, condition_value: 300, type: 1, value: 950 },
 *   { condition_type: 1, condition_value: 1000, type: 1, value: 900 },
 * ];
 * nextRule(rules, { quantity: 250, amount: cents(120_000) })?.missing; // 50
 * nextRule(rules, { quantity: 1000, amount: cents(480_000) }); // null
 */
export function nextRule(rules: readonly DiscountRule[], purchase: Purchase): NextRule | null {
  let nearest: DiscountRule | null = null;
  for (const rule of rules) {
    if (rule.type === 0 || ruleApplies(rule, purchase)) continue;
    if (nearest === null || progress(rule, purchase) > progress(nearest, purchase)) nearest = rule;
  }
  return nearest && { rule: nearest, missing: nearest.condition_value - reached(nearest, purchase) };
}

/** How much of a rule's threshold is reached, from 0 to 1. */
function progress(rule: DiscountRule, purchase: Purchase): number {
  return reached(rule, purchase) / rule.condition_value;
}

function reached({ condition_type }: DiscountRule, { quantity, amount }: Purchase): number {
  return condition_type === 1 ? quantity : amount;
}
