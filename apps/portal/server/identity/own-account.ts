import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { type AccountRow, selectAccount } from '../account/account-queries';
import { isPasswordOf } from '../account/password';
import type { RequestContext } from '../context';
import { type ProvenTarget, proveTarget } from '../vcode/prove-target';

/**
 * The caller's own account.
 *
 * @throws {RefusedRequest} 401 when there is none.
 */
export async function ownAccount({ db, actor }: Pick<RequestContext, 'db' | 'actor'>): Promise<AccountRow> {
  const account = actor === null ? undefined : await selectAccount(db, actor.accountId);
  if (account === undefined) throw refuse(codes.unauthorized);
  return account;
}

interface Shown {
  readonly password: string | undefined;
  readonly code: string | undefined;
  /** The field that the password came in. */
  readonly field: string;
}

/**
 * Makes sure that it is the person and not somebody at an open screen: by the password, where there is one, else by a
 * code of the scene `verify`. What is returned uses the code up.
 *
 * @throws {RefusedRequest} 422 at the field that was wrong or missing.
 */
export async function proveOwner(
  context: RequestContext,
  account: AccountRow,
  { password, code, field }: Shown,
): Promise<ProvenTarget['use']> {
  if (account.passwordHash !== null) {
    if (password === undefined) throw refuse(codes.validationFailed, { issues: [fieldIssue(field, codes.required)] });
    await context.limit('signInTo', `account ${account.id}`);
    if (await isPasswordOf(password, account.passwordHash)) return async () => {};
    throw refuse(codes.validationFailed, { issues: [fieldIssue(field, codes.noMatch)] });
  }
  const target = account.phone ?? account.email;
  // Who has neither came by a third party: the session is all the proof there is.
  if (target === null) return async () => {};
  if (code === undefined) throw refuse(codes.validationFailed, { issues: [fieldIssue('code', codes.required)] });
  return (await proveTarget(context, { scene: 'verify', target, code })).use;
}
