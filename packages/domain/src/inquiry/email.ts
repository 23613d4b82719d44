import { inquiryLimits } from './inquiry-limits';

/** A valid address of HTML's e-mail field that also has a dot in its domain. Each part is bounded: linear time. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An address as it is stored: trimmed and in lower case (specification §5: lowercased on blur).
 *
 * @example
 * normalizeEmail(' Anna@Mill.Example '); // 'anna@mill.example'
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whether mail can be sent to an address, as far as its spelling tells.
 *
 * @example
 * isEmail('anna@mill.example'); // true
 * isEmail('anna@mill'); // false
 */
export function isEmail(email: string): boolean {
  const address = normalizeEmail(email);
  return address.length <= inquiryLimits.email && pattern.test(address);
}
