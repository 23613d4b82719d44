import { readTarget } from '@selvedge/domain/account';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { putMail, refuse } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import { siteName } from '../community/site-name';
import type { RequestContext } from '../context';
import { accounts } from '../database/schema';
import { ownAccount, proveOwner } from '../identity/own-account';
import { proveTarget } from '../vcode/prove-target';
import { type AccountRow, selectAccountOf } from './account-queries';
import { passwordHash } from './password';
import { passwordMail } from './password-mail';
import { endSessions } from './revoke-sessions';

interface Change {
  readonly old_password?: string | undefined;
  readonly code?: string | undefined;
  readonly password: string;
}

/** Sets or changes the caller's password. Every other session ends: one of them may be why. */
export async function changePassword(context: RequestContext, { old_password, code, password }: Change) {
  const account = await ownAccount(context);
  const use = await proveOwner(context, account, { password: old_password, code, field: 'old_password' });
  const hash = await passwordHash(password, [account.phone, account.email, account.nick]);
  await keep(context, account, hash, use, context.session?.id);
  return { done: true } as const;
}

interface Reset {
  readonly target: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Sets a forgotten password anew. Every session ends. That nobody has the phone or the address is told only to who has
 * proven to own it.
 */
export async function resetPassword(context: RequestContext, { target: text, code, password }: Reset) {
  const target = await proveTarget(context, { scene: 'reset', target: text, code });
  const account = await selectAccountOf(context.db, target);
  if (account === undefined)
    throw refuse(codes.validationFailed, { issues: [fieldIssue('target', codes.doesNotExist)] });
  const hash = await passwordHash(password, [account.phone, account.email, account.nick]);
  await keep(context, account, hash, target.use);
  return { done: true } as const;
}

type Use = Awaited<ReturnType<typeof proveTarget>>['use'];

async function keep(context: RequestContext, account: AccountRow, hash: string, use: Use, staying?: number) {
  const { db, now, rights } = context;
  const site = await siteName(context);
  await db.transaction(async (tx) => {
    await use(tx);
    await tx.update(accounts).set({ passwordHash: hash }).where(eq(accounts.id, account.id));
    await endSessions(tx, { accountId: account.id, butId: staying }, now);
    if (account.email !== null) {
      const key = `password:${account.id}:${now.getTime()}`;
      await putMail(tx, { key, to: account.email, ...passwordMail(site, account.language) });
    }
  });
  rights.forget();
}

/** Whether a code is right that was sent to the account's own phone; it stays good. */
export async function verifyPhone(context: RequestContext, { code }: { readonly code: string }) {
  const { phone } = await ownAccount(context);
  const own = readTarget(phone ?? '');
  if (own === null) throw refuse(codes.validationFailed, { issues: [fieldIssue('phone', codes.required)] });
  await proveTarget(context, { scene: 'verify', target: own.value, code });
  return { verified: true };
}
