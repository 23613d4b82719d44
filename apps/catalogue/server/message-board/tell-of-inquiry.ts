import { countMailsTo, isMailAddress, putMail } from '@selvedge/server-kit';
import type { CatalogueDatabase } from '../database/catalogue-database';
import type { FrameIn } from '../mail/mail-frame';
import { noticeMail } from '../mail/notice-mail';
import { receivedMail } from '../mail/received-mail';
import { loadInquiry } from './load-inquiry';

/** Anybody can write down somebody else's address, so a day has no more confirmations than this for one. */
const confirmationsADay = 10;

/** Puts the two mails of an inquiry into the outbox, in the transaction that keeps it: to its sender and to the mill. */
export async function tellOfInquiry(tx: CatalogueDatabase, frameIn: FrameIn, id: number): Promise<void> {
  const inquiry = await loadInquiry(tx, id);
  if (inquiry === undefined) throw new Error(`The inquiry ${id} is not there.`);
  const millFrame = frameIn();
  if (isMailAddress(millFrame.email)) await putMail(tx, noticeMail(inquiry, millFrame));
  if ((await countMailsTo(tx, inquiry.email, 24)) >= confirmationsADay) return;
  await putMail(tx, receivedMail(inquiry, frameIn(inquiry.language)));
}
