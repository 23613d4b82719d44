import type { Signer, VerifiedToken } from '@selvedge/server-kit';

/** How a page's preview token travels to the API. */
export const previewHeader = 'x-preview';

const purpose = 'preview';

/** A token that shows everything that is not published yet, until it expires. */
export function previewToken(signer: Signer, expires: Date): string {
  return signer.sign(purpose, '', expires);
}

/** Reads the token of a `design` parameter. */
export function readPreviewToken(signer: Signer, token: string, now: Date): VerifiedToken {
  return signer.verify(purpose, token, now);
}

/** Whether a request's token is valid; without one there is no preview. */
export function mayPreview(signer: Signer, token: string | null, now: Date): boolean {
  return token !== null && readPreviewToken(signer, token, now).ok;
}
