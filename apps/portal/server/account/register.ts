import type { RequestContext } from '../context';
import type { SessionKind } from '../database/schema';
import { proveTarget } from '../vcode/prove-target';
import { selectAccountOf } from './account-queries';
import { addAccount } from './add-account';
import { enter } from './enter';
import { passwordHash } from './password';

interface Registering {
  readonly target: string;
  readonly code: string;
  readonly nick?: string | undefined;
  readonly password?: string | undefined;
  readonly kind: SessionKind;
}

/**
 * Makes an account for who has proven a phone or an address. Who has one already is signed in to it: only the owner of
 * the phone learns that.
 */
export async function register(context: RequestContext, { target: text, code, nick, password, kind }: Registering) {
  const target = await proveTarget(context, { scene: 'register', target: text, code });
  const hash = password === undefined ? null : await passwordHash(password, [target.value, nick]);
  return context.db.transaction(async (tx) => {
    await target.use(tx);
    const known = await selectAccountOf(tx, target);
    const account =
      known ??
      (await addAccount(context, tx, {
        [target.kind]: target.value,
        passwordHash: hash,
        ...(nick === undefined ? {} : { nick }),
      }));
    return enter(context, tx, { account, kind, isNew: known === undefined });
  });
}
