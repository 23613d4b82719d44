/**
 * A discount rule in the names of the wire (specification §3), which is also how the label and the description take
 * it. All four are whole numbers.
 */
export interface DiscountRule {
  /** 1 is a quantity threshold, anything else an amount threshold. */
  readonly condition_type: number;
  /** Pieces, or cents. */
  readonly condition_value: number;
  /** 1 is a percentage, 2 an amount off, any other non-zero type free shipping; 0 is nothing. */
  readonly type: number;
  /** Per mille of the full price for type 1, cents for type 2. */
  readonly value: number;
}
