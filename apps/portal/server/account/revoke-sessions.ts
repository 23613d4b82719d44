import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import { type RequestContext, unixSeconds } from '../context';
import type { PortalDb } from '../database/portal-db';
import { sessions } from '../database/schema';
import { sessionCookie } from '../identity/session-cookie';

interface Which {
  readonly accountId: number;
  readonly id?: number | undefined;
  /** The session that stays. */
  readonly butId?: number | undefined;
}

/** Ends sessions of a person. */
export async function endSessions(
  db: Pick<PortalDb, 'update'>,
  { accountId, id, butId }: Which,
  now: Date,
): Promise<void> {
  const conditions: (SQL | undefined)[] = [
    eq(sessions.accountId, accountId),
    isNull(sessions.revokedAt),
    id === undefined ? undefined : eq(sessions.id, id),
    butId === undefined ? undefined : ne(sessions.id, butId),
  ];
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(...conditions));
}

/** Ends one session of the caller's, or all but the one that asks. Another person's id does what a missing one does. */
export async function revokeSessions(context: RequestContext, { id }: { readonly id?: number | undefined }) {
  const { db, actor, session, now, rights } = context;
  const accountId = actor?.accountId ?? 0;
  await endSessions(db, { accountId, id, butId: id === undefined ? session?.id : undefined }, now);
  rights.forget();
  return { done: true } as const;
}

/** Ends the session that the call came with. */
export async function signOut(context: RequestContext) {
  const { db, actor, session, now, rights, secure, setCookie } = context;
  await endSessions(db, { accountId: actor?.accountId ?? 0, id: session?.id }, now);
  rights.forget();
  if (session?.kind === 'cookie') setCookie(sessionCookie('', { secure }));
  return { done: true } as const;
}

/** Where the caller is signed in. */
export async function listSessions({ db, actor, session, now }: RequestContext) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, actor?.accountId ?? 0), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(sessions.seenAt)
    .limit(200);
  const list = rows.reverse().map(({ id, kind, userAgent, createdAt, seenAt, expiresAt }) => ({
    id,
    kind,
    user_agent: userAgent,
    created_time: unixSeconds(createdAt),
    seen_time: unixSeconds(seenAt),
    expires_time: unixSeconds(expiresAt),
    is_current: id === session?.id,
  }));
  return { list };
}
