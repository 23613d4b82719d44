/** The most that fits PostgreSQL's integer, in cents. */
const most = 2_147_483_647;

/**
 * A price as it is written in a file, in cents; nothing when it is none. Digits are moved, not multiplied: 19.99 · 100
 * is not 1999 in binary.
 *
 * @example
 * priceInCents('19.9'); // 1990
 * priceInCents('12,50'); // undefined
 */
export function priceInCents(text: string): number | undefined {
  const [found, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2})0{0,6})?$/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const cents = Number(whole + part.padEnd(2, '0'));
  return cents <= most ? cents : undefined;
}
