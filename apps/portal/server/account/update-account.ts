import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { isDuplicate, refuse } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { accounts, type Language } from '../database/schema';
import { ownAccount } from '../identity/own-account';
import { proveTarget } from '../vcode/prove-target';
import { isNickTaken } from './account-queries';
import { accountToWire } from './account-to-wire';

interface Changes {
  readonly nick?: string | undefined;
  readonly language?: Language | undefined;
}

/** The caller's own account. */
export async function readAccount(context: RequestContext) {
  return accountToWire(await ownAccount(context));
}

/**
 * Changes what a person tells about themselves.
 *
 * @throws {RefusedRequest} 409 at `nick` when somebody has it.
 */
export async function updateAccount(context: RequestContext, { nick, language }: Changes) {
  const account = await ownAccount(context);
  if (nick === undefined && language === undefined) return accountToWire(account);
  if (nick !== undefined && (await isNickTaken(context.db, nick, account.id))) throw taken('nick');
  const [row] = await context.db
    .update(accounts)
    .set({ ...(nick === undefined ? {} : { nick }), ...(language === undefined ? {} : { language }) })
    .where(eq(accounts.id, account.id))
    .returning()
    .catch((error: unknown) => {
      throw isDuplicate(error) ? taken('nick') : error;
    });
  return accountToWire(row ?? account);
}

/**
 * Joins a phone to the caller's account. Its owner has proven to have it, so it leaves the account that had it before
 * only by that account's own doing: until then it is taken.
 *
 * @throws {RefusedRequest} 422 at `code`, 409 at `phone` when it belongs to another account.
 */
export async function bindPhone(
  context: RequestContext,
  { phone, code }: { readonly phone: string; readonly code: string },
) {
  const account = await ownAccount(context);
  const target = await proveTarget(context, { scene: 'bind', target: phone, code });
  const row = await context.db
    .transaction(async (tx) => {
      await target.use(tx);
      const [changed] = await tx
        .update(accounts)
        .set({ phone: target.value })
        .where(eq(accounts.id, account.id))
        .returning();
      return changed;
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? taken('phone') : error;
    });
  return accountToWire(row ?? account);
}

function taken(field: string) {
  return refuse(codes.validationFailed, { situation: 'conflict', issues: [fieldIssue(field, codes.noMatch)] });
}
