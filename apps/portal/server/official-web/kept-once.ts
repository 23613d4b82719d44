import { createHash } from 'node:crypto';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { unixSeconds } from '../context';

/** What is told of something that was kept. */
export interface Receipt {
  readonly id: number;
  readonly received_at: number;
}

/** Tells a repetition from another content under the same key. */
export function contentHash(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

interface Kept {
  readonly id: number;
  readonly contentHash: string;
  readonly receivedAt: Date;
}

/**
 * The receipt of what came under a key before.
 *
 * @throws a conflict when the key came with other content: a mistake of the sender
 */
export function receiptOf({ id, contentHash: known, receivedAt }: Kept, hash: string): Receipt {
  if (known !== hash) {
    throw refuse(codes.requestError, {
      situation: 'conflict',
      issues: [fieldIssue('idempotency_key', codes.noMatch)],
    });
  }
  return { id, received_at: unixSeconds(receivedAt) };
}
