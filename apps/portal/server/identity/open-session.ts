import type { PortalDb } from '../database/portal-db';
import { type SessionKind, sessions } from '../database/schema';
import { newToken, tokenHash } from './token';

/** How long a session lasts, in days: a browser's is somebody's who may have gone, a program's is kept by it. */
export const sessionDays = { cookie: 30, bearer: 90 } as const satisfies Record<SessionKind, number>;

const day = 24 * 60 * 60 * 1000;

interface NewSession {
  readonly accountId: number;
  readonly kind: SessionKind;
  readonly userAgent: string;
  readonly now: Date;
}

/** Opens a session; its token is told once and kept by nobody. */
export async function openSession(db: Pick<PortalDb, 'insert'>, { accountId, kind, userAgent, now }: NewSession) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionDays[kind] * day);
  await db.insert(sessions).values({
    tokenHash: tokenHash(token),
    accountId,
    kind,
    userAgent,
    createdAt: now,
    seenAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}
