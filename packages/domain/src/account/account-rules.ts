/**
 * The bounds of what a person tells about an account. A password's length is NIST's (SP 800-63B): long ones are welcome,
 * and no kinds of characters are asked for.
 *
 * @example
 * accountLimits.password.min; // 8
 */
export const accountLimits = {
  nick: { min: 2, max: 24 },
  password: { min: 8, max: 128 },
  /** Entries of a person's settings, and the characters of each. */
  settings: 60,
  setting: 200,
} as const;

/**
 * How many digits a code has.
 *
 * @example
 * codeDigits; // 6
 */
export const codeDigits = 6;

/** Letters and digits of any script, and what stands between them: no marks that a page could be taken in by. */
const nickPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} ._-]*[\p{L}\p{N}\p{M}])?$/u;

/**
 * Whether a text can be a nick: 2 to 24 characters, letters and digits of any script with single spaces, dots, hyphens
 * and underscores between them.
 *
 * @example
 * isNick('织机旁的小李'); // true
 * isNick(' anna'); // false
 */
export function isNick(text: string): boolean {
  const { length } = [...text];
  const { min, max } = accountLimits.nick;
  return length >= min && length <= max && nickPattern.test(text) && !/[ ._-]{2}/.test(text);
}

/** The passwords that are tried first, and the patterns that they are made of. */
const common =
  /^(?:(?:password|passw0rd|passwort|letmein|welcome|qwerty\w{0,6}|iloveyou|admin|abc|woaini|a)[\d!@#$%^&*.]{0,10}|\d{0,3}(?:1234567890?|12345678|123456789|87654321|11223344|147258369|5201314)\d{0,6}|(.)\1+|(?:19|20)\d{6})$/i;

/**
 * Whether a password is one that is guessed at once: among the most used, one character again and again, a birthday,
 * or what stands beside it in the same form.
 *
 * @param beside the person's own phone, address, nick
 * @example
 * isGuessable('password123'); // true
 * isGuessable('weft and warp'); // false
 * isGuessable('anna-at-mill', ['Anna-at-Mill']); // true
 */
export function isGuessable(password: string, beside: readonly string[] = []): boolean {
  const small = password.toLowerCase();
  const own = beside.flatMap((text) => [text.toLowerCase(), text.split('@')[0]?.toLowerCase() ?? '']);
  return common.test(password) || own.some((text) => text.length >= 4 && (small === text || text.endsWith(small)));
}
