import { createHash } from 'node:crypto';
import type { CatalogueContext } from '../context';

/** What puzzles are signed with: a key of its own, made of the site's secret, which itself never leaves the signer. */
export function captchaKey({ signer }: Pick<CatalogueContext, 'signer'>): string {
  return signer.sign('captcha-key', '', new Date(0));
}

/**
 * Whom a proof vouches for: the visitor of the cookie, or else the address, as a hash, since no table of proofs shall be
 * a list of addresses.
 */
export function captchaHolder(context: Pick<CatalogueContext, 'signer' | 'visitorCode' | 'clientIp'>): string {
  const { visitorCode, clientIp } = context;
  if (visitorCode !== undefined) return visitorCode;
  return createHash('sha256')
    .update(`${captchaKey(context)} ${clientIp}`)
    .digest('base64url');
}
