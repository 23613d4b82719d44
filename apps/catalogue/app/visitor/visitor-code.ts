import { randomString } from '@selvedge/domain/text';

/** The first-party cookie that knows a visitor again (specification §6; design §7). */
export const visitorCookie = 'visitor_code';

/** Characters of a code (specification §9). */
const codeLength = 10;

/** Days that a visitor is known again (specification §9: expiry in days); thirteen months are the most for measuring. */
const expiryDays = 390;

/**
 * The cookie to set for a new visitor, or null for one who has a code already.
 *
 * @param cookies the text of `document.cookie`
 * @param random numbers from 0 to 1
 * @example
 * newVisitorCookie('visitor_code=a1B2c3D4e5', Math.random); // null
 */
export function newVisitorCookie(cookies: string, random: () => number): string | null {
  if (visitorCodeIn(cookies) !== null) return null;
  return `${visitorCookie}=${randomString(codeLength, random)}; Path=/; Max-Age=${expiryDays * 24 * 60 * 60}; SameSite=Lax`;
}

/** The code among cookies, or null when there is none. */
export function visitorCodeIn(cookies: string): string | null {
  return /(?:^|;\s*)visitor_code=([A-Za-z0-9]{10})(?:;|$)/.exec(cookies)?.[1] ?? null;
}

/** What takes the cookie away again. */
export const forgottenVisitorCookie = `${visitorCookie}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Gives a new visitor a code; cached pages cannot, because they are the same for everybody. */
export function rememberVisitor(page: Pick<Document, 'cookie'>): void {
  const cookie = newVisitorCookie(page.cookie, Math.random);
  if (cookie) page.cookie = cookie;
}

/** Takes the code of a visitor who does not want one. */
export function forgetVisitor(page: Pick<Document, 'cookie'>): void {
  if (page.cookie.includes(visitorCookie)) page.cookie = forgottenVisitorCookie;
}
