import { eq, sql } from 'drizzle-orm';
import { accounts, communityTexts, type Language, members } from '../database/schema';
import type { BillRow, Tx } from './bill-queries';

/** Where somebody is reached, and in which language. */
export interface BillAddress {
  /** Null for a member who has never signed in. */
  readonly accountId: number | null;
  /** The member's own address, else the account's; null when there is none. */
  readonly email: string | null;
  readonly language: Language;
}

const nowhere: BillAddress = { accountId: null, email: null, language: 'zh-cn' };

/** The address of who pays a bill. */
export async function addressOf(
  tx: Pick<Tx, 'select'>,
  { memberId, accountId }: Pick<BillRow, 'memberId' | 'accountId'>,
): Promise<BillAddress> {
  if (memberId === null) {
    const own = { accountId: accounts.id, email: accounts.email, language: accounts.language };
    const [account] = await tx
      .select(own)
      .from(accounts)
      .where(eq(accounts.id, accountId ?? 0));
    return account ?? nowhere;
  }
  const [member] = await tx
    .select({
      accountId: members.accountId,
      email: sql<string | null>`coalesce(${members.email}, ${accounts.email})`,
      language: accounts.language,
    })
    .from(members)
    .leftJoin(accounts, eq(accounts.id, members.accountId))
    .where(eq(members.id, memberId));
  return member === undefined ? nowhere : { ...member, language: member.language ?? 'zh-cn' };
}

/** What the community is called in mails and on receipts. */
export async function communityName(tx: Pick<Tx, 'select'>, communityId: number, language: Language): Promise<string> {
  const [row] = await tx
    .select({ name: communityTexts.name })
    .from(communityTexts)
    .where(eq(communityTexts.communityId, communityId))
    .orderBy(sql`${communityTexts.language} = ${language} desc`)
    .limit(1);
  return row?.name ?? '';
}
