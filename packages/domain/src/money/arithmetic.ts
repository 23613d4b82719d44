import { type Cents, cents, type PerMille } from './money';

/**
 * Adds amounts of money.
 *
 * @throws RangeError when the sum is too large to be exact
 * @example
 * addCents(cents(100), cents(250)); // 350
 */
export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/**
 * The price of several pieces.
 *
 * @param quantity a whole number from 0
 * @throws RangeError when the quantity is none, or the product is too large to be exact
 * @example
 * timesCents(cents(480), 3); // 1440
 */
export function timesCents(price: Cents, quantity: number): Cents {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`);
  return cents(price * quantity);
}

/**
 * A share of an amount, rounded to the cent, halves upwards.
 *
 * @param share of a thousand: 850 leaves 85 % of the amount
 * @example
 * shareOfCents(cents(999), perMille(850)); // 849
 */
export function shareOfCents(amount: Cents, share: PerMille): Cents {
  const shifted = BigInt(amount) * BigInt(share) + 500n;
  // The remainder that stays positive for a debt, so that the division always rounds down.
  const rest = ((shifted % 1000n) + 1000n) % 1000n;
  return cents(Number((shifted - rest) / 1000n));
}

/**
 * Splits an amount in proportion to weights, so that the parts add up to it to the cent: every part is rounded down
 * and the missing cents go to the largest remainders, earlier parts first.
 *
 * @param amount in cents, not negative
 * @param weights whole numbers, not negative; when all are 0 the first part takes everything
 * @throws RangeError when the amount is negative
 * @example
 * splitCents(cents(100), [1, 1, 1]); // [34, 33, 33]
 */
export function splitCents(amount: Cents, weights: readonly number[]): readonly Cents[] {
  if (amount < 0) throw new RangeError(`Not an amount to split: ${amount}`);
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, index) => cents(index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => share / total);
  const missing = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % total }))
    .sort((a, b) => Number(b.remainder - a.remainder));
  const favoured = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return parts.map((part, index) => cents(Number(part) + (favoured.has(index) ? 1 : 0)));
}
