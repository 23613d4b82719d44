import { putMail, storable, withTransaction } from '@selvedge/server-kit';
import type { CatalogueHandle } from '../database/catalogue-database';
import { loadMailFrames } from '../mail/mail-frame';
import { replyMail } from '../mail/reply-mail';
import { insertReply, loadReplies, lockInquiry } from './inquiry-record-queries';
import { showInquiry } from './show-inquiry';

export const longestReply = 20_000;

export interface Replying {
  readonly db: CatalogueHandle;
  readonly now: Date;
  readonly siteId: number;
  readonly mailOrigin: string;
}

export interface Reply {
  readonly reference: string;
  readonly author: string;
  readonly body: string;
  /** Sends what was sent before once more. */
  readonly isRepeated: boolean;
}

export type ReplyOutcome =
  | { readonly kind: 'replied'; readonly to: string; readonly inquiryId: number }
  | { readonly kind: 'unknown' | 'empty' | 'too long' }
  | { readonly kind: 'said already'; readonly by: string; readonly at: Date };

/** Keeps an answer to an inquiry and puts its mail into the outbox, both or neither. */
export async function replyToInquiry({ db, now, ...site }: Replying, reply: Reply): Promise<ReplyOutcome> {
  const body = storable(reply.body).trim();
  if (body === '') return { kind: 'empty' };
  if ([...body].length > longestReply) return { kind: 'too long' };
  const frameIn = await loadMailFrames(db, site);
  return withTransaction(db, async (tx) => {
    const found = await showInquiry({ db: tx }, reply);
    if (found === undefined) return { kind: 'unknown' };
    const { inquiry } = found;
    await lockInquiry(tx, inquiry.id);
    const earlier = (await loadReplies(tx, inquiry.id)).find((kept) => kept.body === body);
    if (earlier && !reply.isRepeated) return { kind: 'said already', by: earlier.author, at: earlier.repliedAt };
    const author = storable(reply.author);
    const id = await insertReply(tx, { inquiryId: inquiry.id, author, body, repliedAt: now });
    await putMail(tx, replyMail({ id, author, body }, inquiry, frameIn(inquiry.language)));
    return { kind: 'replied', to: inquiry.email, inquiryId: inquiry.id };
  });
}
