import { channelsFor, type NoticeKind, noticeSwitches as switchesOf } from '@selvedge/domain/notices';
import { putMail } from '@selvedge/server-kit';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import {
  accounts,
  communityTexts,
  type Language,
  type NoticeWords,
  noticeSwitches,
  notices,
  pushDeliveries,
  pushDevices,
} from '../database/schema';
import { noticeMail } from './notice-mail';

/** Something that people are to be told. */
export interface Notice {
  readonly communityId: number;
  readonly kind: NoticeKind;
  /** What it tells of, such as `fee:12:due`: a person is told each thing once, however often this is done. */
  readonly key: string;
  readonly words: Readonly<Record<Language, NoticeWords>>;
  /** The page of the portal that it leads to, without a language's prefix. */
  readonly address?: string | undefined;
  /** Where the person wants to be written to about this; the account's own address without it. */
  readonly mailTo?: string | undefined;
}

type Transaction = Pick<PortalDb, 'select' | 'insert' | 'execute'>;

/**
 * Tells people something, on the ways that each of them has not switched off. It is kept in the transaction of what it
 * tells of: mails and pushed notices leave when that is committed, and not at all when it is taken back.
 *
 * @returns how many people were told for the first time
 * @example
 * await db.transaction(async (tx) => {
 *   await tx.insert(fees).values(fee);
 *   await sendNotice(tx, [accountId], feeNotice(fee), { now, origin });
 * });
 */
export async function sendNotice(
  tx: Transaction,
  accountIds: readonly number[],
  { mailTo, ...notice }: Notice,
  { now, origin }: { readonly now: Date; readonly origin: string },
): Promise<number> {
  const people = await selectPeople(tx, accountIds, notice.kind);
  if (people.length === 0) return 0;
  const made = await tx
    .insert(notices)
    .values(
      people.map(({ id, ways }) => ({
        ...notice,
        accountId: id,
        address: notice.address ?? null,
        isShown: ways.includes('portal'),
        madeAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: notices.id, accountId: notices.accountId });
  const numbers = new Map(made.map(({ id, accountId }) => [accountId, id]));
  const told = people.filter(({ id }) => numbers.has(id));
  await pushToDevices(tx, told, numbers, now);
  const names = await selectNames(tx, notice.communityId);
  for (const { id, ways, email, language } of told) {
    const to = mailTo || email;
    if (to === null || !ways.includes('mail')) continue;
    const site = names.get(language) ?? '';
    const mail = noticeMail({ site, origin, language, words: notice.words[language], address: notice.address ?? null });
    await putMail(tx, { key: `notice:${numbers.get(id)}`, to, ...mail });
  }
  return told.length;
}

type Person = Awaited<ReturnType<typeof selectPeople>>[number];

/** Those who still have an account, with their ways. */
async function selectPeople(tx: Transaction, accountIds: readonly number[], kind: NoticeKind) {
  if (accountIds.length === 0) return [];
  const rows = await tx
    .select({ id: accounts.id, email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(and(inArray(accounts.id, [...new Set(accountIds)]), isNull(accounts.erasedAt)));
  const set = await tx
    .select()
    .from(noticeSwitches)
    .where(and(inArray(noticeSwitches.accountId, [...accountIds]), eq(noticeSwitches.kind, kind)));
  const waysOf = (id: number) => channelsFor(kind, switchesOf(set.filter(({ accountId }) => accountId === id)));
  return rows.map((row) => ({ ...row, ways: waysOf(row.id) }));
}

/** What the community is called in each language. */
async function selectNames(tx: Transaction, communityId: number): Promise<ReadonlyMap<Language, string>> {
  const rows = await tx
    .select({ language: communityTexts.language, name: communityTexts.name })
    .from(communityTexts)
    .where(eq(communityTexts.communityId, communityId));
  return new Map(rows.map(({ language, name }) => [language, name]));
}

async function pushToDevices(
  tx: Transaction,
  people: readonly Person[],
  numbers: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const pushed = people.filter(({ ways }) => ways.includes('push')).map(({ id }) => id);
  if (pushed.length === 0) return;
  const devices = await tx
    .select({ id: pushDevices.id, accountId: pushDevices.accountId })
    .from(pushDevices)
    .where(inArray(pushDevices.accountId, pushed));
  const deliveries = devices.flatMap(({ id, accountId }) => {
    const noticeId = numbers.get(accountId);
    return noticeId === undefined ? [] : [{ noticeId, deviceId: id, dueAt: now }];
  });
  if (deliveries.length > 0) await tx.insert(pushDeliveries).values(deliveries);
}
