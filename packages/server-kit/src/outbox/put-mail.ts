import { type SQL, sql } from 'drizzle-orm';
import type { MailMessage } from '../mail/mail';

/** A mail that is to be sent. */
export interface OutgoingMail extends Omit<MailMessage, 'id' | 'inReplyTo'> {
  /** What it tells of, such as `inquiry:12:received`. There is one mail a key, however often it is put. */
  readonly key: string;
  /** The key of the mail that this one answers; nothing when that one is not known any more. */
  readonly answersKey?: string | undefined;
  /** Not before then. */
  readonly dueAt?: Date | undefined;
}

/** Whatever runs SQL: a transaction, so that the mail is kept together with what it tells of, or not at all. */
export interface RunsSql {
  execute(query: SQL): PromiseLike<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/**
 * Writes a mail down to be sent as soon as the transaction is committed.
 *
 * @returns whether it is a new one: false when a mail with its key was put before
 * @example
 * await withTransaction(db, async (tx) => { await insertInquiry(tx, row); await putMail(tx, receivedMail(row)); });
 */
export async function putMail(transaction: RunsSql, mail: OutgoingMail): Promise<boolean> {
  const { key, to, subject, dueAt, ...content } = mail;
  const { rows } = await transaction.execute(sql`
    insert into outbox.mails (key, recipient, subject, content, due_at)
    values (${key}, ${to}, ${subject}, ${JSON.stringify(content)}::jsonb, coalesce(${dueAt ?? null}, now()))
    on conflict (key) do nothing
    returning id`);
  return rows.length > 0;
}

/** How many mails were put for a person in the last hours: whoever is written to by anybody's wish must not be flooded. */
export async function countMailsTo(database: RunsSql, recipient: string, hours: number): Promise<number> {
  const { rows } = await database.execute(sql`
    select count(*)::int as n from outbox.mails
    where recipient = ${recipient} and created_at > now() - make_interval(hours => ${hours})`);
  return Number(rows[0]?.n ?? 0);
}
