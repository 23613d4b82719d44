import type { Cents } from '@selvedge/domain/money';
import { formatCents } from '@selvedge/domain/money';

/**
 * An amount as it is read: with its sign, two decimals and its thousands apart.
 *
 * @param amount in cents
 * @example
 * showMoney(151_200); // '$1,512.00'
 */
export function showMoney(amount: number): string {
  const [whole = '', decimals = ''] = formatCents(amount as Cents).split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
