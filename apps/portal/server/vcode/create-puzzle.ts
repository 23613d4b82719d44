import { givePuzzle } from '@selvedge/server-kit';
import type { RequestContext } from '../context';

/** Gives a puzzle, and beside it the slower way for browsers that run no script. */
export async function createPuzzle({ signer, now, limit }: RequestContext) {
  await limit('captcha');
  return givePuzzle({ signer, now });
}
