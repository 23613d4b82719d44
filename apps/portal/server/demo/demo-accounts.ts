import type { Signer } from '@selvedge/server-kit';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { isPasswordOf, passwordHash } from '../account/password';
import { onlyRow } from '../database/only-row';
import type { PortalDb } from '../database/portal-db';
import { accounts, members, roleGrants, roles } from '../database/schema';
import { administratorRoleId } from '../roles/ensure-roles';

/** The accounts that come with the demo content: nobody real, and never with a password that is the same everywhere. */
const demoAccounts = [
  { email: 'member@weftshore.example', nick: '织机旁的小李', role: 'member' },
  { email: 'editor@weftshore.example', nick: '编辑部阿青', role: 'editor' },
  { email: 'administrator@weftshore.example', nick: '秘书处管理员', role: 'administrator' },
] as const;

type DemoRole = (typeof demoAccounts)[number]['role'];

/** A demo account's password: it follows from this installation's secret, so it can be printed and can't be known before. */
function demoPassword(signer: Signer, email: string): string {
  return signer.sign('demo-password', email, new Date(0)).slice(-12);
}

interface Demo {
  readonly db: Pick<PortalDb, 'insert' | 'select' | 'update'>;
  readonly communityId: number;
  readonly now: Date;
  readonly signer: Signer;
}

/** Makes the demo's accounts: a member, a member who edits, and somebody who runs the installation. */
export async function writeDemoAccounts({ db, communityId, now, signer }: Demo): Promise<void> {
  const people = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.communityId, communityId), isNull(members.accountId)))
    .orderBy(asc(members.id))
    .limit(demoAccounts.length);
  for (const [place, { email, nick, role }] of demoAccounts.entries()) {
    const added = await db
      .insert(accounts)
      .values({
        email,
        nick,
        language: 'zh-cn',
        isDemo: true,
        passwordHash: await passwordHash(demoPassword(signer, email)),
        createdAt: now,
      })
      .returning({ id: accounts.id });
    const accountId = onlyRow(added).id;
    const memberId = people[place]?.id;
    if (role !== 'administrator' && memberId !== undefined) {
      await db.update(members).set({ accountId }).where(eq(members.id, memberId));
    }
    const roleId = await roleFor[role](db, communityId);
    if (roleId !== undefined) await db.insert(roleGrants).values({ roleId, accountId, createdAt: now });
  }
}

type Reads = Pick<PortalDb, 'select'>;

const roleFor: Readonly<Record<DemoRole, (db: Reads, communityId: number) => Promise<number | undefined>>> = {
  member: async () => undefined,
  async editor(db, communityId) {
    const [row] = await db
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.communityId, communityId), eq(roles.key, 'editor')));
    return row?.id;
  },
  administrator: (db) => administratorRoleId(db),
};

/** The demo accounts that still have the password that they were made with, to be printed. */
export async function printableDemoAccounts({ db, signer }: { readonly db: PortalDb; readonly signer: Signer }) {
  const rows = await db
    .select({ email: accounts.email, hash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.isDemo, true), isNull(accounts.erasedAt)))
    .orderBy(asc(accounts.id));
  const printable: { role: DemoRole; email: string; password: string }[] = [];
  for (const { email, hash } of rows) {
    const role = demoAccounts.find((account) => account.email === email)?.role;
    if (role === undefined || email === null) continue;
    const password = demoPassword(signer, email);
    if (await isPasswordOf(password, hash)) printable.push({ role, email, password });
  }
  return printable;
}

/** An installation that wants no demo has nobody in it who came with the demo. */
export async function removeDemoAccounts(db: PortalDb): Promise<void> {
  await db.delete(accounts).where(eq(accounts.isDemo, true));
}
