/**
 * The most characters each field of the inquiry form may have. The specification gives none; these hold every real
 * inquiry and keep a hostile one small.
 *
 * @example
 * inquiryLimits.email; // 254
 */
export const inquiryLimits = {
  name: 100,
  company: 200,
  country: 100,
  /** The longest address that mail can be sent to (RFC 5321). */
  email: 254,
  tel: 40,
  whatsApp: 64,
  msg: 5000,
  /** The `ext` text with the selected products. */
  ext: 100_000,
} as const satisfies Record<string, number>;

/**
 * The most products that one inquiry may ask about.
 *
 * @example
 * mostSelectedProducts; // 100
 */
export const mostSelectedProducts = 100;

/**
 * The most files that one inquiry may carry.
 *
 * @example
 * mostFiles; // 5
 */
export const mostFiles = 5;

/**
 * The fields without which an inquiry is refused.
 *
 * @example
 * requiredInquiryFields.includes('email'); // true
 */
export const requiredInquiryFields = ['name', 'email', 'msg'] as const;
