import { randomBytes } from 'node:crypto';

/** What a ticket says: 120 bits that nobody guesses. */
export function ticketCode(): string {
  return randomBytes(15).toString('base64url');
}
