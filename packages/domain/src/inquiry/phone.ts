const allowed = /^[+(\d][\d\s().+/#x-]*$/i;

/**
 * Whether a text can be a telephone number: 5 to 20 digits and what people write between them. Countries differ too
 * much for more.
 *
 * @example
 * isPhone('+86 (571) 8512-0000'); // true
 * isPhone('call me'); // false
 */
export function isPhone(text: string): boolean {
  const number = text.trim();
  const digits = number.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 20 && number.length <= 40 && allowed.test(number);
}
