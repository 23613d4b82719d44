import { isEmail, normalizeEmail } from '../inquiry/email';

/** Where a code can be sent, in the one spelling that it is kept in. */
export interface Target {
  readonly kind: 'phone' | 'email';
  /** A phone in the form of E.164, or an address in lower case. */
  readonly value: string;
}

/**
 * What somebody typed as phone or e-mail address; null when it is neither. A mainland number may be written without
 * its country.
 *
 * @example
 * readTarget('138 0000 0000'); // { kind: 'phone', value: '+8613800000000' }
 * readTarget(' Anna@Mill.Example'); // { kind: 'email', value: 'anna@mill.example' }
 * readTarget('anna'); // null
 */
export function readTarget(text: string): Target | null {
  if (text.includes('@')) return isEmail(text) ? { kind: 'email', value: normalizeEmail(text) } : null;
  const value = normalizePhone(text);
  return value === null ? null : { kind: 'phone', value };
}

/**
 * A mobile number in the form of E.164; null when it can be none. Numbers of other countries need their `+`.
 *
 * @example
 * normalizePhone('138-0000-0000'); // '+8613800000000'
 * normalizePhone('+44 7700 900123'); // '+447700900123'
 * normalizePhone('12345'); // null
 */
export function normalizePhone(text: string): string | null {
  if (text.length > 40 || !/^[+\d][\d\s().-]*$/.test(text.trim())) return null;
  const digits = text.replace(/\D/g, '').replace(/^00/, '');
  if (/^1[3-9]\d{9}$/.test(digits) && !/^\s*(\+|00)/.test(text)) return `+86${digits}`;
  const isInternational = /^\s*(\+|00)/.test(text) && /^[1-9]\d{7,14}$/.test(digits);
  return isInternational && !isBrokenChinese(digits) ? `+${digits}` : null;
}

/** +86 has mobiles of one form only: one digit more or less is a slip. */
function isBrokenChinese(digits: string): boolean {
  return digits.startsWith('86') && !/^861[3-9]\d{9}$/.test(digits);
}

/**
 * A phone or an address as far as a page may show it to somebody who has not proven to own it.
 *
 * @example
 * maskTarget('+8613812345678'); // '+86138****5678'
 * maskTarget('anna@mill.example'); // 'a***@mill.example'
 */
export function maskTarget(value: string): string {
  const at = value.indexOf('@');
  if (at !== -1) return `${value.slice(0, 1)}***${value.slice(at)}`;
  return `${value.slice(0, -8)}****${value.slice(-4)}`;
}
