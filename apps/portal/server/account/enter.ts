import type { RawSession } from '@selvedge/api-contract/community';
import { and, eq } from 'drizzle-orm';
import { type RequestContext, unixSeconds } from '../context';
import type { PortalDb } from '../database/portal-db';
import { accounts, type SessionKind, sessions } from '../database/schema';
import { openSession, sessionDays } from '../identity/open-session';
import { sessionCookie } from '../identity/session-cookie';
import type { AccountRow } from './account-queries';
import { accountToWire } from './account-to-wire';

interface Entering {
  readonly account: AccountRow;
  readonly kind: SessionKind;
  readonly isNew?: boolean;
}

/**
 * Opens a session for a person who has proven to be the one. It always is a new one, whatever the browser brought; a
 * wish to be erased is taken back. To be called within the transaction that took the proof.
 */
export async function enter(
  context: RequestContext,
  tx: Pick<PortalDb, 'insert' | 'update'>,
  { account, kind, isNew = false }: Entering,
): Promise<RawSession> {
  const { now, userAgent, secure, setCookie, session: before, rights } = context;
  const kept = account.eraseAfter !== null;
  if (kept) await tx.update(accounts).set({ eraseAfter: null }).where(eq(accounts.id, account.id));
  if (before !== null && before.kind === kind) {
    await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, before.id)));
    rights.forget();
  }
  const { token, expiresAt } = await openSession(tx, { accountId: account.id, kind, userAgent, now });
  if (kind === 'cookie') setCookie(sessionCookie(token, { secure, seconds: sessionDays.cookie * 86_400 }));
  return {
    token: kind === 'cookie' ? null : token,
    expires_time: unixSeconds(expiresAt),
    is_new: isNew,
    kept,
    user: accountToWire({ ...account, eraseAfter: null }),
  };
}
