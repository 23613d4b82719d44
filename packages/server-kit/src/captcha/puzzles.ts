import { randomUUID } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib';
import type { Signer } from '../signing/create-signer';

/** How far a browser counts at most: a second on a desk, some on an old phone. */
const hardest = 50_000;

/** How long a puzzle may take, with a form that is filled in meanwhile, in milliseconds. */
const lifetime = 20 * 60 * 1000;

/** How long a solved puzzle vouches, in milliseconds. */
const proofLifetime = 10 * 60 * 1000;

/** How long a browser without script has to wait before its form may be sent again. */
const waitingSeconds = 20;

const waitingPurpose = 'captcha-wait';

export interface PuzzleMaker {
  readonly signer: Signer;
  readonly now: Date;
}

/** A puzzle in the form that altcha reads, and beside it the slower way for browsers that run no script. */
export interface Puzzle {
  readonly algorithm: 'SHA-1' | 'SHA-256' | 'SHA-512';
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
  readonly wait: { readonly payload: string; readonly seconds: number };
}

/** A right solution. It must be kept under its name until `expiresAt`, so that it is right only once. */
export interface SolvedPuzzle {
  readonly challenge: string;
  readonly expiresAt: Date;
  /** It was waited for instead of counted for. That costs a machine nothing, so an address may do it a few times only. */
  readonly waited: boolean;
}

/** Gives a puzzle. */
export async function givePuzzle(maker: PuzzleMaker): Promise<Puzzle> {
  const { signer, now } = maker;
  const expires = new Date(now.getTime() + lifetime);
  const puzzle = await createChallenge({ hmacKey: puzzleKey(signer), maxNumber: hardest, expires });
  const { algorithm, challenge, salt, signature } = puzzle;
  const readyAt = now.getTime() + waitingSeconds * 1000;
  const token = signer.sign(waitingPurpose, `${readyAt}.${randomUUID()}`, expires);
  const payload = Buffer.from(token).toString('base64');
  return { algorithm, challenge, salt, signature, maxnumber: hardest, wait: { payload, seconds: waitingSeconds } };
}

/** Reads what is sent as a solution; null when it is none, too late, or too early for one that was waited for. */
export async function readSolution(maker: PuzzleMaker, payload: string): Promise<SolvedPuzzle | null> {
  return (await counted(maker, payload)) ?? waitedFor(maker, payload);
}

/** What puzzles are signed with: a key of its own, made of the site's secret, which itself never leaves the signer. */
export function puzzleKey(signer: Signer): string {
  return signer.sign('captcha-key', '', new Date(0));
}

async function counted({ signer, now }: PuzzleMaker, payload: string): Promise<SolvedPuzzle | null> {
  const challenge = parsePayload(payload);
  if (challenge === null) return null;
  // The library would look at the process's clock; the salt is signed, so its end can be read here.
  const expires = new Date(Number(extractParams(payload).expires) * 1000);
  if (!(now < expires)) return null;
  if (!(await verifySolution(payload, puzzleKey(signer), false))) return null;
  return { challenge, expiresAt: laterOf(now, expires), waited: false };
}

function waitedFor({ signer, now }: PuzzleMaker, payload: string): SolvedPuzzle | null {
  const token = signer.verify(waitingPurpose, Buffer.from(payload, 'base64').toString(), now);
  if (!token.ok) return null;
  const [readyAt = '', name = ''] = token.payload.split('.');
  if (!(now.getTime() >= Number(readyAt))) return null;
  return { challenge: `wait ${name}`, expiresAt: laterOf(now, token.expires), waited: true };
}

/** Kept for as long as either lasts: a puzzle whose row is gone must be too old to be solved again. */
function laterOf(now: Date, puzzleEnd: Date): Date {
  const proofEnd = new Date(now.getTime() + proofLifetime);
  return proofEnd > puzzleEnd ? proofEnd : puzzleEnd;
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
