import { createHash } from 'node:crypto';
import { puzzleKey } from '@selvedge/server-kit';
import type { RequestContext } from '../context';

/** Whom a solved puzzle vouches for: the address, as a hash, since no table of proofs shall be a list of addresses. */
export function captchaHolder({ signer, clientIp }: Pick<RequestContext, 'signer' | 'clientIp'>): string {
  return createHash('sha256')
    .update(`${puzzleKey(signer)} ${clientIp}`)
    .digest('base64url');
}
