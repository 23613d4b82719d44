/** How a community numbers its members. */
export interface NumberPattern {
  /** Capital letters and digits in front, such as `WS`; may be empty. */
  readonly prefix: string;
  /** Whether the year of joining stands in it. */
  readonly hasYear: boolean;
  /** How many digits the running number has at least. */
  readonly digits: number;
}

/**
 * The number of a member: it is given once and never again, also after the member has left.
 *
 * @param sequence the how-many-th number of the community, from 1
 * @example
 * memberNumber({ prefix: 'WS', hasYear: true, digits: 4 }, 2026, 31); // 'WS-2026-0031'
 * memberNumber({ prefix: '', hasYear: false, digits: 4 }, 2026, 12_345); // '12345'
 */
export function memberNumber({ prefix, hasYear, digits }: NumberPattern, year: number, sequence: number): string {
  const running = String(sequence).padStart(digits, '0');
  return [prefix, hasYear ? String(year) : '', running].filter((part) => part !== '').join('-');
}

/**
 * Whether a card holds on a day: of a member who has not left, and not after its last day.
 *
 * @param day and `validUntil` as `2026-11-22`, days of the association
 * @example
 * cardState({ isActive: true, validUntil: '2026-12-31' }, '2026-11-22'); // 'valid'
 * cardState({ isActive: true, validUntil: '2025-12-31' }, '2026-11-22'); // 'expired'
 */
export function cardState(
  { isActive, validUntil }: { readonly isActive: boolean; readonly validUntil: string | null },
  day: string,
): 'valid' | 'expired' | 'ended' {
  if (!isActive) return 'ended';
  return validUntil === null || day <= validUntil ? 'valid' : 'expired';
}

/**
 * A name as a stranger who checks a card is shown it: enough to compare it with who stands there, too little to collect.
 *
 * @example
 * maskedName('王小明'); // '王＊＊'
 * maskedName('Anna Weber'); // 'A••• W••••'
 */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  if (letters.some((letter) => /\p{Script=Han}/u.test(letter)))
    return (letters[0] ?? '') + '＊'.repeat(letters.length - 1);
  return name
    .trim()
    .split(/\s+/)
    .map((word) => [...word].map((letter, place) => (place === 0 ? letter : '•')).join(''))
    .join(' ');
}
