import { randomString } from '@selvedge/domain/text';

/** The first-party cookie that knows a visitor again (specification §6; design §7). */
export const visitorCookie = 'visitor_code';

/** Characters of a code (specification §9). */
const codeLength = 10;

const twoYears = 2 * 365 * 24 * 60 * 60;

/**
 * The cookie to set for a new visitor, or null for one who has a code already.
 *
 * @param cookies the text of `document.cookie`
 * @param random numbers from 0 to 1
 * @example
 * newVisitorCookie('visitor_code=a1B2c3D4e5', Math.random); // null
 */
export function newVisitorCookie(cookies: string, random: () => number): string | null {
  if (/(?:^|;\s*)visitor_code=[A-Za-z0-9]{10}(?:;|$)/.test(cookies)) return null;
  return `${visitorCookie}=${randomString(codeLength, random)}; Path=/; Max-Age=${twoYears}; SameSite=Lax`;
}

/** Gives a new visitor a code; cached pages cannot, because they are the same for everybody. */
export function rememberVisitor(page: Pick<Document, 'cookie'>): void {
  const cookie = newVisitorCookie(page.cookie, Math.random);
  if (cookie) page.cookie = cookie;
}
