import type pg from 'pg';
import type { MailMessage } from '../mail/mail';

/** A mail that this process may send now: nobody else takes it before its lease is over. */
export interface ClaimedMail extends Omit<MailMessage, 'id'> {
  /** The row's number. */
  readonly row: string;
  readonly key: string;
  readonly messageId: string;
  readonly attempts: number;
}

interface ClaimedRow extends Pick<MailMessage, 'subject'> {
  readonly row: string;
  readonly key: string;
  readonly message_id: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly content: Omit<MailMessage, 'id' | 'to' | 'subject' | 'inReplyTo'>;
  readonly answered: string | null;
}

/**
 * Takes mails that are due. They become due again when the lease is over, so the mails of a process that died are sent
 * by another one; rows that another process is taking are passed by.
 */
export async function claimMails(pool: pg.Pool, most: number, leaseSeconds: number): Promise<readonly ClaimedMail[]> {
  const { rows } = await pool.query<ClaimedRow>(
    `with due as (
       select id from outbox.mails
       where sent_at is null and refused_at is null and due_at <= now()
       order by due_at limit $1 for update skip locked
     ), claimed as (
       update outbox.mails set attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
       where id in (select id from due) returning *
     )
     select c.id as row, c.key, c.message_id, c.recipient, c.subject, c.attempts, c.content, a.message_id as answered
     from claimed c left join outbox.mails a on a.key = c.content->>'answersKey'
     order by c.id`,
    [most, leaseSeconds],
  );
  return rows.map(({ row, key, message_id, recipient, subject, attempts, content, answered }) => ({
    ...content,
    row,
    key,
    messageId: message_id,
    to: recipient,
    subject,
    attempts,
    ...(answered !== null && { inReplyTo: answered }),
  }));
}

/** What was sent is not kept: links in it are keys, and its words stand where they were written first. */
export async function noteSent(pool: pg.Pool, row: string): Promise<void> {
  await pool.query('update outbox.mails set sent_at = now(), content = null, problem = null where id = $1', [row]);
}

export async function noteDelayed(pool: pg.Pool, row: string, problem: string, waitSeconds: number): Promise<void> {
  await pool.query(
    'update outbox.mails set problem = $2, due_at = now() + make_interval(secs => $3) where id = $1 and sent_at is null',
    [row, problem, waitSeconds],
  );
}

export async function noteRefused(pool: pg.Pool, row: string, problem: string): Promise<void> {
  await pool.query(
    'update outbox.mails set refused_at = now(), content = null, problem = $2 where id = $1 and sent_at is null',
    [row, problem],
  );
}

export async function forgetMails(pool: pg.Pool, olderThanDays: number): Promise<void> {
  await pool.query(`delete from outbox.mails where coalesce(sent_at, refused_at) < now() - make_interval(days => $1)`, [
    olderThanDays,
  ]);
}
