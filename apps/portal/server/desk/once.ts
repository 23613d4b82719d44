import { createHash } from 'node:crypto';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse, type Transaction } from '@selvedge/server-kit';
import { and, eq, lt } from 'drizzle-orm';
import type { PortalContext } from '../context';
import type * as schema from '../database/schema';
import { deskRequests } from '../database/schema';

export type DeskTransaction = Transaction<typeof schema>;

/** What a form was sent with; without a key every sending is an act of its own. */
export interface Sent {
  readonly idempotency_key?: string | undefined;
}

/** How long a key is remembered: longer than anybody waits for a form. */
const kept = 3 * 24 * 60 * 60 * 1000;

/**
 * Does what a form asks for once a key, in the transaction that does it: a form that is sent again is answered again
 * as it was the first time, and one that is sent twice at the same moment waits for the first.
 *
 * @throws {RefusedRequest} 409 at `idempotency_key` when the key came before with other content
 */
export async function once<Answer extends object>(
  transaction: DeskTransaction,
  { actor, now }: Pick<PortalContext, 'actor' | 'now'>,
  { idempotency_key: key, ...content }: Sent,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined || actor === null) return work();
  const { accountId } = actor;
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const own = and(eq(deskRequests.accountId, accountId), eq(deskRequests.key, key));
  const fresh = await transaction
    .insert(deskRequests)
    .values({ accountId, key, contentHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: deskRequests.key });
  if (fresh.length === 0) {
    const [earlier] = await transaction.select().from(deskRequests).where(own);
    if (earlier?.contentHash !== contentHash) {
      throw refuse(codes.requestError, {
        situation: 'conflict',
        issues: [fieldIssue('idempotency_key', codes.noMatch)],
      });
    }
    return earlier.answer as Answer;
  }
  const answer = await work();
  await transaction
    .update(deskRequests)
    .set({ answer: answer as Record<string, unknown> })
    .where(own);
  const over = new Date(now.getTime() - kept);
  await transaction
    .delete(deskRequests)
    .where(and(eq(deskRequests.accountId, accountId), lt(deskRequests.createdAt, over)));
  return answer;
}
