import { normalizeEmail } from '@selvedge/domain/inquiry';
import { codes, fieldIssue } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../context';
import { communities, messageBoardEntries } from '../database/schema';
import { contentHash, type Receipt, receiptOf } from './kept-once';

export interface Message {
  readonly ccId: number;
  readonly contacts: string;
  readonly phone: string;
  readonly email: string;
  readonly content: string;
  readonly idempotency_key?: string | undefined;
}

/** Takes a message for the secretariat: one message a key, however often it is sent. */
export async function addMessage(context: RequestContext, message: Message): Promise<Receipt> {
  const { db, now, language } = context;
  const { ccId, idempotency_key: key } = message;
  const [contacts, phone, content] = [message.contacts.trim(), message.phone.trim(), message.content.trim()];
  const email = normalizeEmail(message.email);
  const hash = contentHash([ccId, contacts, phone, email, content]);
  const earlier = await findByKey(context, key);
  if (earlier !== undefined) return receiptOf(earlier, hash);
  if ((await db.$count(communities, eq(communities.id, ccId))) === 0) {
    throw refuse(codes.doesNotExist, { issues: [fieldIssue('ccId', codes.doesNotExist)] });
  }
  await context.limit('message');
  const [kept] = await db
    .insert(messageBoardEntries)
    .values({
      communityId: ccId,
      idempotencyKey: key,
      contentHash: hash,
      contacts,
      phone,
      email,
      content,
      language,
      receivedAt: now,
    })
    .onConflictDoNothing({ target: messageBoardEntries.idempotencyKey })
    .returning();
  // Another request with this key was committed while this one waited for it.
  const row = kept ?? (await findByKey(context, key));
  if (row === undefined) throw new Error('The message that holds the key is not there.');
  return receiptOf(row, hash);
}

async function findByKey({ db }: RequestContext, key: string | undefined) {
  if (key === undefined) return undefined;
  return db.query.messageBoardEntries.findFirst({ where: eq(messageBoardEntries.idempotencyKey, key) });
}
