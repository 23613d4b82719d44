import { extractParams, verifySolution } from 'altcha-lib';
import type { CatalogueContext } from '../context';
import { unixSeconds } from '../unix-seconds';
import { captchaHolder, captchaKey } from './captcha-key';
import { addProof } from './captcha-queries';
import { readWaitingPayload } from './waiting-payload';

/** How long a solved captcha vouches, in milliseconds. */
const proofLifetime = 10 * 60 * 1000;

interface Solved {
  readonly challenge: string;
  /** Until when the puzzle itself could be sent: so long its solution is remembered. */
  readonly expires: Date;
}

/** Judges a solved captcha. A right one vouches for one form of the visitor; the same one again does not. */
export async function judgeCaptcha(context: CatalogueContext, { payload }: { readonly payload: string }) {
  const { db, now } = context;
  const solved = (await readSolution(context, payload)) ?? (await readWaiting(context, payload));
  if (solved === null) return refused;
  const proofEnd = new Date(now.getTime() + proofLifetime);
  // Kept for as long as either lasts: a puzzle whose row is gone must be too old to be solved again.
  const expiresAt = proofEnd > solved.expires ? proofEnd : solved.expires;
  const isNew = await addProof(db, { challenge: solved.challenge, holder: captchaHolder(context), expiresAt });
  return isNew ? { verified: true, expires_at: unixSeconds(expiresAt) } : refused;
}

const refused = { verified: false, expires_at: null };

async function readSolution(context: CatalogueContext, payload: string): Promise<Solved | null> {
  const solution = parsePayload(payload);
  if (solution === null) return null;
  // The library would look at the process's clock; the salt is signed, so its end can be read here.
  const expires = new Date(Number(extractParams(payload).expires) * 1000);
  if (!(context.now < expires)) return null;
  return (await verifySolution(payload, captchaKey(context), false)) ? { challenge: solution, expires } : null;
}

/** Waiting costs a machine nothing, so an address may do it a few times an hour only. */
async function readWaiting(context: CatalogueContext, payload: string): Promise<Solved | null> {
  const waited = readWaitingPayload(context, payload);
  if (waited !== null) await context.limit('captchaWait');
  return waited;
}

/** The challenge that a payload says it solved; null when it is nothing that the library could judge. */
function parsePayload(payload: string): string | null {
  try {
    const solution: unknown = JSON.parse(Buffer.from(payload, 'base64').toString());
    if (typeof solution !== 'object' || solution === null) return null;
    const { algorithm, challenge, salt, signature, number } = solution as Record<string, unknown>;
    const isWhole = algorithm === 'SHA-256' && Number.isSafeInteger(number);
    const isText = typeof challenge === 'string' && typeof salt === 'string' && typeof signature === 'string';
    return isWhole && isText ? challenge : null;
  } catch {
    return null;
  }
}
