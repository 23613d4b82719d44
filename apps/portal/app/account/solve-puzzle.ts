import type { AskedGuard } from './refused';

/**
 * Counts until it has found the number of a puzzle, and gives it in altcha's form. Now and then the page is let do
 * something else.
 */
export async function solvePuzzle(asked: AskedGuard, signal: AbortSignal): Promise<string | null> {
  const { algorithm, challenge, salt, signature, maxnumber } = asked;
  const encoder = new TextEncoder();
  for (let number = 0; number <= maxnumber; number += 1) {
    if (signal.aborted) return null;
    const digest = await crypto.subtle.digest(algorithm, encoder.encode(salt + number));
    if (hex(digest) === challenge) return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  return null;
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
