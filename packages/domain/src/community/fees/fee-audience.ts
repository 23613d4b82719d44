import type { FeePayer } from './fee-rule';

/**
 * Whom a fee is for: everybody, or whoever holds one of some offices, is of one of some categories, or is named.
 *
 * @example
 * const council: FeeAudience = { kind: 'chosen', positions: [1, 2], categories: [], members: [] };
 */
export type FeeAudience =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'chosen';
      readonly positions: readonly number[];
      readonly categories: readonly number[];
      readonly members: readonly number[];
    };

/**
 * Whether a fee is for somebody.
 *
 * @example
 * const payer = { memberId: 12, positions: [], category: 2, turnover: null, activeMembers: 1 };
 * isAddressed({ kind: 'chosen', positions: [], categories: [2], members: [] }, payer); // true
 */
export function isAddressed(audience: FeeAudience, { memberId, positions, category }: FeePayer): boolean {
  if (audience.kind === 'all') return true;
  return (
    (memberId !== null && audience.members.includes(memberId)) ||
    (category !== null && audience.categories.includes(category)) ||
    positions.some((position) => audience.positions.includes(position))
  );
}
