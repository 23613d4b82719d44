import { givePuzzle } from '@selvedge/server-kit';
import type { CatalogueContext } from '../context';

/** Gives a puzzle, and beside it the slower way for browsers that run no script. */
export function giveChallenge({ signer, now }: CatalogueContext) {
  return givePuzzle({ signer, now });
}
