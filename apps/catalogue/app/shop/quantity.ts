/** How few and how many pieces can be bought at once. */
export interface QuantityBounds {
  readonly min: number;
  readonly max: number;
  /** Pieces are sold in this many at a time; 1 when left out. */
  readonly step?: number;
}

/**
 * The nearest quantity that can be bought; what is no number becomes the least.
 *
 * @example
 * boundedQuantity(7, { min: 10, max: 500 }); // 10
 * boundedQuantity(Number.NaN, { min: 10, max: 500 }); // 10
 */
export function boundedQuantity(wanted: number, { min, max }: QuantityBounds): number {
  if (!Number.isFinite(wanted)) return min;
  return Math.max(min, Math.min(max, Math.round(wanted)));
}
