import type { Target } from '@selvedge/domain/account';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { accounts } from '../database/schema';

export type AccountRow = typeof accounts.$inferSelect;

type Reads = Pick<PortalDb, 'select'>;

export async function selectAccount(db: Reads, id: number): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erasedAt)));
  return row;
}

/** The account of a phone or an address. */
export async function selectAccountOf(db: Reads, { kind, value }: Target): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts[kind], value));
  return row;
}

/** What an account's own codes may be sent to. */
export async function selectOwnTargets(db: Reads, id: number): Promise<readonly string[]> {
  const account = await selectAccount(db, id);
  return [account?.phone, account?.email].filter((value) => typeof value === 'string');
}

export async function isNickTaken(db: Reads, nick: string, butOf = 0): Promise<boolean> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`lower(${accounts.nick}) = lower(${nick}) and ${accounts.id} <> ${butOf}`);
  return row !== undefined;
}
