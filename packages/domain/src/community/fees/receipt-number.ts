/**
 * What a receipt tells of: money that came, money that went back, or that another receipt holds no more.
 *
 * @example
 * receiptKinds[0]; // 'payment'
 */
export const receiptKinds = ['payment', 'refund', 'cancellation'] as const;

/** One of the {@link receiptKinds}. */
export type ReceiptKind = (typeof receiptKinds)[number];

/**
 * The number of a receipt as it is printed: the year, and its place in it, without gaps.
 *
 * @throws {RangeError} for a year or a place that is none
 * @example
 * receiptNumber(2026, 42); // '2026-000042'
 */
export function receiptNumber(year: number, serial: number): string {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError(`Not a year: ${year}`);
  if (!Number.isInteger(serial) || serial < 1) throw new RangeError(`Not a place: ${serial}`);
  return `${year}-${String(serial).padStart(6, '0')}`;
}
