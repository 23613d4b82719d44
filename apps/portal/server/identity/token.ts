import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token that nobody guesses: 256 bits in 43 characters that may stand in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: who reads the database can't use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether a token is the one of a hash, without telling by the time how much of it is right. */
export function isTokenOf(token: string, hash: string): boolean {
  const given = Buffer.from(tokenHash(token));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
