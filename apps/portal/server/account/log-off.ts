import { eq } from 'drizzle-orm';
import { type RequestContext, unixSeconds } from '../context';
import { accounts } from '../database/schema';
import { ownAccount, proveOwner } from '../identity/own-account';
import { sessionCookie } from '../identity/session-cookie';
import { endSessions } from './revoke-sessions';

/** For so long a person may think better of it, in days. */
export const graceDays = 14;

interface Shown {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** Notes that a person wants to be erased, and signs out everywhere. Signing in before then takes it back. */
export async function logOff(context: RequestContext, { password, code }: Shown) {
  const { db, now, rights, session, secure, setCookie } = context;
  const account = await ownAccount(context);
  const use = await proveOwner(context, account, { password, code, field: 'password' });
  const eraseAfter = new Date(now.getTime() + graceDays * 86_400_000);
  await db.transaction(async (tx) => {
    await use(tx);
    await tx.update(accounts).set({ eraseAfter }).where(eq(accounts.id, account.id));
    await endSessions(tx, { accountId: account.id }, now);
  });
  rights.forget();
  if (session?.kind === 'cookie') setCookie(sessionCookie('', { secure }));
  return { erase_time: unixSeconds(eraseAfter) };
}
