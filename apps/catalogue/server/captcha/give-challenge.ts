import { createChallenge } from 'altcha-lib';
import type { CatalogueContext } from '../context';
import { captchaKey } from './captcha-key';
import { waitingPayload, waitingSeconds } from './waiting-payload';

/** How far a browser counts at most: a second on a desk, some on an old phone. */
const hardest = 50_000;

/** How long a puzzle may take, with a form that is filled in meanwhile, in milliseconds. */
const lifetime = 20 * 60 * 1000;

/** Gives a puzzle, and beside it the slower way for browsers that run no script. */
export async function giveChallenge(context: CatalogueContext) {
  const expires = new Date(context.now.getTime() + lifetime);
  const puzzle = await createChallenge({ hmacKey: captchaKey(context), maxNumber: hardest, expires });
  const { algorithm, challenge, salt, signature } = puzzle;
  return {
    algorithm,
    challenge,
    salt,
    signature,
    maxnumber: hardest,
    wait: { payload: waitingPayload(context, expires), seconds: waitingSeconds },
  };
}
