import { readTarget } from '@selvedge/domain/account';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { RequestContext } from '../context';
import type { SessionKind } from '../database/schema';
import { proveTarget } from '../vcode/prove-target';
import { selectAccountOf } from './account-queries';
import { addAccount } from './add-account';
import { enter } from './enter';
import { isPasswordOf } from './password';

interface SignIn {
  readonly account: string;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Signs in by password or by code.
 *
 * @throws {RefusedRequest} 422 at what was wrong, the same for known and unknown accounts; 429 after too many tries.
 */
export function signIn(context: RequestContext, { account, password, code }: SignIn, kind: SessionKind) {
  if (password !== undefined) return byPassword(context, { account, password }, kind);
  if (code !== undefined) return byCode(context, { account, code }, kind);
  throw refuse(codes.validationFailed, { issues: [fieldIssue('password', codes.required)] });
}

async function byPassword(
  context: RequestContext,
  shown: Required<Pick<SignIn, 'account'>> & { password: string },
  kind: SessionKind,
) {
  const target = readTarget(shown.account);
  if (target === null) throw refuse(codes.requestParameterError);
  await context.limit('signIn');
  await context.limit('signInTo', target.value);
  const account = await selectAccountOf(context.db, target);
  if (!(await isPasswordOf(shown.password, account?.passwordHash)) || account === undefined) {
    throw refuse(codes.validationFailed, { issues: [fieldIssue('password', codes.noMatch)] });
  }
  return context.db.transaction((tx) => enter(context, tx, { account, kind }));
}

async function byCode(
  context: RequestContext,
  { account: text, code }: { account: string; code: string },
  kind: SessionKind,
) {
  const target = await proveTarget(context, { scene: 'login', target: text, code });
  return context.db.transaction(async (tx) => {
    await target.use(tx);
    const known = await selectAccountOf(tx, target);
    const account = known ?? (await addAccount(context, tx, { [target.kind]: target.value }));
    return enter(context, tx, { account, kind, isNew: known === undefined });
  });
}
