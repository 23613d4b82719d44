import type { Signer, VerifiedToken } from './create-signer';

/** How a page's preview token travels to the API. */
export const previewHeader = 'x-preview';

const purpose = 'preview';

/**
 * A token that shows what is not published yet, until it expires.
 *
 * @param subject the one record that it shows, such as `news:12`; the whole site when empty
 * @example
 * const token = previewToken(signer, inAnHour, 'news:12');
 * mayPreview(signer, token, now, 'news:12'); // true
 * mayPreview(signer, token, now, 'news:13'); // false
 */
export function previewToken(signer: Signer, expires: Date, subject = ''): string {
  return signer.sign(purpose, subject, expires);
}

/** Reads the token of a `design` parameter. */
export function readPreviewToken(signer: Signer, token: string, now: Date): VerifiedToken {
  return signer.verify(purpose, token, now);
}

/** Whether a request's token shows this subject; without one there is no preview. */
export function mayPreview(signer: Signer, token: string | null, now: Date, subject = ''): boolean {
  if (token === null) return false;
  const read = readPreviewToken(signer, token, now);
  return read.ok && read.payload === subject;
}
