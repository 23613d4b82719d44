import { createHash } from 'node:crypto';
import { puzzleKey } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';

/**
 * Whom a proof vouches for: the visitor of the cookie, or else the address, as a hash, since no table of proofs shall be
 * a list of addresses.
 */
export function captchaHolder(context: Pick<CatalogueContext, 'signer' | 'visitorCode' | 'clientIp'>): string {
  const { visitorCode, clientIp, signer } = context;
  if (visitorCode !== undefined) return visitorCode;
  return createHash('sha256')
    .update(`${puzzleKey(signer)} ${clientIp}`)
    .digest('base64url');
}
