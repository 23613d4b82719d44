import { formatFixed } from './format-fixed';
import { type Cents, cents } from './money';

/**
 * Writes an amount of money without its currency (specification §3: stored in cents, shown with 2 decimals).
 *
 * @param amount in cents
 * @param precision the count of decimals, 0 to 17
 * @throws RangeError when the amount is no whole number of cents or the precision is outside 0 to 17
 * @example
 * formatCents(cents(1990)); // '19.90'
 * formatCents(cents(1990), 0); // '20'
 */
export function formatCents(amount: Cents, precision = 2): string {
  const whole = cents(amount);
  // Stryker disable next-line ConditionalExpression: the long way writes the same text, only later
  return precision === 2 ? withPoint(whole) : formatFixed(`${whole}e-2`, precision);
}

/** The usual case, where there is nothing to round. */
function withPoint(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Writes a price or a range of prices; equal ends make one price.
 *
 * @param min in cents
 * @param max in cents
 * @param symbol the currency's sign, before the number
 * @example
 * formatPriceRange(cents(480), cents(620)); // '$4.80 – $6.20'
 * formatPriceRange(cents(480), cents(480), '¥'); // '¥4.80'
 */
export function formatPriceRange(min: Cents, max: Cents, symbol = '$'): string {
  const low = symbol + formatCents(min);
  return min === max ? low : `${low} – ${symbol}${formatCents(max)}`;
}
