import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { auditLog } from '../database/schema';

/** An act of somebody who works for a community. */
export interface Act {
  /** Null for acts on the installation. */
  readonly ccId: number | null;
  /** What was done: an area and a verb, such as `news.publish`. */
  readonly act: string;
  /** What it was done to: a kind and a number, such as `news:12`. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Writes an act down, within the transaction that does it: what is not kept was not done either.
 *
 * @example
 * await writeAudit(context, tx, { ccId, act: 'news.publish', subject: `news:${id}` });
 */
export async function writeAudit(
  { actor, now }: Pick<PortalContext, 'actor' | 'now'>,
  tx: Pick<PortalDb, 'insert'>,
  { ccId, act, subject, details = {} }: Act,
): Promise<void> {
  if (actor === null) throw refuse(codes.unauthorized);
  await tx
    .insert(auditLog)
    .values({ communityId: ccId, accountId: actor.accountId, act, subject, details, createdAt: now });
}
