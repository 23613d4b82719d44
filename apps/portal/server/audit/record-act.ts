import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { auditLog } from '../database/schema';

export interface Act {
  readonly ccId: number;
  /** What was done, such as `news.create`. */
  readonly act: string;
  /** What it was done to, such as `news:12`. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes an act down, in the transaction that does it: what was not written down was not done. */
export async function recordAct(
  transaction: Pick<PortalDb, 'insert'>,
  { actor, now }: Pick<PortalContext, 'actor' | 'now'>,
  { ccId, act, subject, details = {} }: Act,
): Promise<void> {
  await transaction.insert(auditLog).values({
    communityId: ccId,
    accountId: actor?.accountId ?? null,
    act,
    subject,
    details,
    createdAt: now,
  });
}
