/**
 * The discount in per cent behind a per-mille price: 850 is 15 % off, 1000 is no discount (specification §3, §9).
 * Values outside 0 to 1000 are taken as the nearest end, values that are no number as no discount.
 *
 * @example
 * maxDiscountPercent(850); // 15
 * maxDiscountPercent(1000); // 0
 * maxDiscountPercent(875); // 12.5
 */
export function maxDiscountPercent(perMille: number): number {
  const within = Math.min(1000, Math.max(0, perMille));
  return Number.isNaN(within) ? 0 : (1000 - within) / 10;
}
