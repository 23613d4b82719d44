import { sql } from 'drizzle-orm';
import type { RunsSql } from './put-mail';

/** What became of a mail. */
export interface MailState {
  readonly key: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly sentAt: Date | null;
  readonly refusedAt: Date | null;
  /** Why the last attempt failed. */
  readonly problem: string | null;
}

/** The mails whose keys begin like this, in the order in which they were put. */
export async function mailStates(database: RunsSql, keyStart: string): Promise<readonly MailState[]> {
  const { rows } = await database.execute(sql`
    select key, recipient, attempts, due_at, sent_at, refused_at, problem
    from outbox.mails where starts_with(key, ${keyStart}) order by id`);
  return rows.map((row) => ({
    key: String(row.key),
    recipient: String(row.recipient),
    attempts: Number(row.attempts),
    dueAt: moment(row.due_at) ?? new Date(0),
    sentAt: moment(row.sent_at),
    refusedAt: moment(row.refused_at),
    problem: row.problem === null ? null : String(row.problem),
  }));
}

/** Drizzle hands raw times over as text. */
function moment(value: unknown): Date | null {
  return value === null ? null : new Date(value instanceof Date ? value : String(value));
}
