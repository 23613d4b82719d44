import { mailStates, putMail } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { notices } from '../database/schema';
import { noticeMail } from '../notices/notice-mail';
import { sendNotice } from '../notices/send-notice';
import { addressOf, communityName } from './bill-address';
import type { BillRow, Tx } from './bill-queries';
import { type BillNews, billWords } from './bill-words';

export interface TellingWorld {
  readonly now: Date;
  /** Where links in mails lead. */
  readonly origin: string;
}

/** How somebody was told: by a mail to an address, in the portal only, or not at all. */
export type Told = { readonly by: 'mail'; readonly recipient: string } | { readonly by: 'portal' | 'nothing' };

/**
 * Tells who pays a bill something of it, once a key: on the ways that the person has not switched off, or by mail to a
 * member who has no account yet.
 */
export async function tellOfBill(
  tx: Tx,
  { now, origin }: TellingWorld,
  bill: BillRow,
  { key, ...news }: BillNews & { readonly key: string },
): Promise<Told> {
  const { accountId, email, language } = await addressOf(tx, bill);
  const words = billWords(bill, news);
  const address = `/me/fees/${bill.id}`;
  if (accountId !== null) {
    const notice = { communityId: bill.communityId, kind: 'fee', key, words, address } as const;
    await sendNotice(tx, [accountId], notice, { now, origin });
    return wayOf(tx, accountId, key);
  }
  if (email === null) return { by: 'nothing' };
  const site = await communityName(tx, bill.communityId, language);
  await putMail(tx, { key, to: email, ...noticeMail({ site, origin, language, words: words[language], address }) });
  return { by: 'mail', recipient: email };
}

interface VoucherNews {
  readonly bill: BillRow;
  readonly voucherId: number;
  readonly isAccepted: boolean;
  readonly reason: string;
}

/** Tells who pays what became of a voucher. */
export async function tellOfVoucher(tx: Tx, world: TellingWorld, { bill, voucherId, isAccepted, reason }: VoucherNews) {
  const kind = isAccepted ? 'accepted' : 'refused';
  await tellOfBill(tx, world, bill, { key: `voucher:${voucherId}:${kind}`, kind, reason });
}

/** Whether a notice left by mail too. */
async function wayOf(tx: Tx, accountId: number, key: string): Promise<Told> {
  const [notice] = await tx
    .select({ id: notices.id, isShown: notices.isShown })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), eq(notices.key, key)));
  if (notice === undefined) return { by: 'nothing' };
  const [mail] = await mailStates(tx, `notice:${notice.id}`);
  if (mail !== undefined && mail.key === `notice:${notice.id}`) return { by: 'mail', recipient: mail.recipient };
  return { by: notice.isShown ? 'portal' : 'nothing' };
}
