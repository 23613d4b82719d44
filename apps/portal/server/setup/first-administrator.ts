import { readTarget } from '@selvedge/domain/account';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, isNull } from 'drizzle-orm';
import { selectAccountOf } from '../account/account-queries';
import { addAccount } from '../account/add-account';
import { enter } from '../account/enter';
import { passwordHash } from '../account/password';
import type { RequestContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { accounts, auditLog, roleGrants, roles } from '../database/schema';
import { newToken, tokenHash } from '../identity/token';
import type { Resources } from '../resources';
import { administratorKey, administratorRoleId } from '../roles/ensure-roles';
import { insertCode, tryCode, useCode } from '../vcode/code-queries';

const scene = 'first_administrator';

/** What the one-time link stands for. */
const target = 'installation';

/** How long the link works, in milliseconds. */
const lifetime = 24 * 60 * 60_000;

/** Whether somebody runs the installation. */
async function hasAdministrator(db: Pick<PortalDb, 'select'>): Promise<boolean> {
  const found = await db
    .select({ id: roleGrants.id })
    .from(roleGrants)
    .innerJoin(roles, and(eq(roles.id, roleGrants.roleId), isNull(roles.communityId), eq(roles.key, administratorKey)))
    .innerJoin(accounts, and(eq(accounts.id, roleGrants.accountId), isNull(accounts.erasedAt)))
    .limit(1);
  return found.length > 0;
}

/** The link that makes the first administrator; null when there is one. An earlier link is worth nothing any more. */
export async function firstAdministratorLink({ db, now, origin }: Pick<Resources, 'db' | 'now' | 'origin'>) {
  if (await hasAdministrator(db)) return null;
  const key = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + lifetime);
  await insertCode(db, { scene, target, codeHash: tokenHash(key), createdAt, expiresAt });
  return `${origin}/setup?key=${key}`;
}

interface Setup {
  readonly key: string;
  readonly account: string;
  readonly nick: string;
  readonly password: string;
}

/**
 * Makes the first administrator, for who holds the link that the server printed.
 *
 * @throws {RefusedRequest} 422 at `key` when the link is wrong, old or used, or when there is an administrator.
 */
export async function makeFirstAdministrator(context: RequestContext, { key, account: text, nick, password }: Setup) {
  const { db, now, rights } = context;
  await context.limit('signIn');
  const own = readTarget(text);
  if (own === null) throw refuse(codes.requestParameterError);
  const id = await tryCode(db, { scene, target, codeHash: tokenHash(key), now });
  if (id === undefined || (await hasAdministrator(db))) throw wrongKey();
  const hash = await passwordHash(password, [own.value, nick]);
  const session = await db.transaction(async (tx) => {
    if (!(await useCode(tx, id, now))) throw wrongKey();
    if ((await selectAccountOf(tx, own)) !== undefined) {
      throw refuse(codes.validationFailed, { situation: 'conflict', issues: [fieldIssue('account', codes.noMatch)] });
    }
    const account = await addAccount(context, tx, { [own.kind]: own.value, nick, passwordHash: hash });
    await tx
      .insert(roleGrants)
      .values({ roleId: await administratorRoleId(tx), accountId: account.id, createdAt: now });
    await tx
      .insert(auditLog)
      .values({ accountId: account.id, act: 'administrator.first', subject: `account:${account.id}`, createdAt: now });
    return enter(context, tx, { account, kind: 'cookie', isNew: true });
  });
  rights.forget();
  return session;
}

function wrongKey() {
  return refuse(codes.validationFailed, { issues: [fieldIssue('key', codes.noMatch)] });
}
