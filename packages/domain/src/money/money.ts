declare const centsBrand: unique symbol;
declare const perMilleBrand: unique symbol;

/** An amount of money in whole cents (specification §9). A bare number fails the type check. */
export type Cents = number & { readonly [centsBrand]: true };

/** A share of a thousand; as a discount 1000 is the full price, 850 is 15 % off (specification §9). */
export type PerMille = number & { readonly [perMilleBrand]: true };

/**
 * Makes an amount of money.
 *
 * @param amount whole cents, also negative
 * @throws RangeError when it is not a whole number within ±(2^53 − 1)
 * @example
 * formatCents(cents(1990)); // '19.90'
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
}

/**
 * Makes a per-mille value.
 *
 * @param value a whole number from 0 to 1000
 * @throws RangeError when it is none
 * @example
 * shareOfCents(cents(1000), perMille(850)); // 850
 */
export function perMille(value: number): PerMille {
  if (!Number.isInteger(value) || value < 0 || value > 1000) throw new RangeError(`Not a per-mille value: ${value}`);
  return (value === 0 ? 0 : value) as PerMille;
}
