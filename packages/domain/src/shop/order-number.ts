/**
 * What an order is called, on paper and on the telephone.
 *
 * @param placedAt in unix seconds
 * @throws RangeError when the id is no positive whole number
 * @example
 * orderNumber({ id: 123, placedAt: 1_772_323_200 }); // 'SO-2026-000123'
 */
export function orderNumber({ id, placedAt }: { readonly id: number; readonly placedAt: number }): string {
  if (!Number.isSafeInteger(id) || id < 1) throw new RangeError(`Not the id of an order: ${id}`);
  return `SO-${new Date(placedAt * 1000).getUTCFullYear()}-${String(id).padStart(6, '0')}`;
}

/**
 * The id in an order's number as people write it; null when it is none.
 *
 * @example
 * readOrderNumber(' so-2026-000123 '); // 123
 * readOrderNumber('123'); // null
 */
export function readOrderNumber(text: string): number | null {
  const found = /^SO-\d{4}-(\d{6,9})$/i.exec(text.trim());
  const id = Number(found?.[1]);
  return id > 0 ? id : null;
}
