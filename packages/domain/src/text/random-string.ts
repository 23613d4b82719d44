const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A string of letters and digits (specification §9: 10 of them). It names things; it is no secret unless the source
 * is made for secrets.
 *
 * @param length a whole number from 0
 * @param random gives numbers from 0 up to, but not including, 1
 * @throws RangeError when the length is no whole number from 0
 * @example
 * randomString(4, () => 0); // 'AAAA'
 */
export function randomString(length = 10, random: () => number = Math.random): string {
  if (!Number.isInteger(length) || length < 0) throw new RangeError(`Not a length: ${length}`);
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('');
}
