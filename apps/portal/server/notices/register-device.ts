import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { onlyRow } from '../database/only-row';
import { pushDevices } from '../database/schema';
import { isPushService } from './push-services';

/** How many browsers one person may be told on; the oldest goes when one more comes. */
export const mostDevices = 20;

interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Lets notices be pushed to a browser of the caller's. A browser that somebody else registered is the caller's now:
 * whoever sits at it would read the other one's notices.
 *
 * @throws {RefusedRequest} 422 at `endpoint` when it is at no push service that we know.
 */
export async function registerDevice({ db, actor, now, userAgent, pushServices }: RequestContext, given: Subscription) {
  const accountId = actor?.accountId ?? 0;
  if (!isPushService(given.endpoint, pushServices)) {
    throw refuse(codes.validationFailed, { issues: [fieldIssue('endpoint', codes.invalidUrl)] });
  }
  return db.transaction(async (tx) => {
    await tx.delete(pushDevices).where(eq(pushDevices.endpoint, given.endpoint));
    const old = await tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.accountId, accountId))
      .orderBy(asc(pushDevices.id))
      .for('update');
    const tooMany = old.slice(0, Math.max(0, old.length - mostDevices + 1)).map(({ id }) => id);
    if (tooMany.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, tooMany));
    const rows = await tx
      .insert(pushDevices)
      .values({ ...given, accountId, userAgent, createdAt: now })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...given, accountId, userAgent } })
      .returning({ id: pushDevices.id });
    return onlyRow(rows);
  });
}

/** Pushes nothing more to a browser of the caller's. */
export async function removeDevice({ db, actor }: RequestContext, { endpoint }: Pick<Subscription, 'endpoint'>) {
  await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.endpoint, endpoint), eq(pushDevices.accountId, actor?.accountId ?? 0)));
  return { done: true } as const;
}
