import type pg from 'pg';

/** Instances that start at once wait here for each other. */
const OUTBOX_LOCK = 7_353_004;

/**
 * What the outbox's tables went through, in order; a step is never changed once it was released. They are no part of an
 * app's migrations: the outbox comes with the house, in a schema of its own, for whichever app sends mails.
 */
const STEPS = [
  `create table outbox.mails (
     id bigint primary key generated always as identity,
     key text not null unique,
     message_id uuid not null default gen_random_uuid(),
     recipient text not null,
     subject text not null,
     content jsonb,
     created_at timestamptz not null default now(),
     due_at timestamptz not null default now(),
     attempts integer not null default 0,
     sent_at timestamptz,
     refused_at timestamptz,
     problem text
   );
   create index mails_due on outbox.mails (due_at) where sent_at is null and refused_at is null;
   create index mails_recipient on outbox.mails (recipient, created_at);
   create index mails_done on outbox.mails (coalesce(sent_at, refused_at)) where coalesce(sent_at, refused_at) is not null;`,
] as const;

/** Makes the outbox of a database, or brings it up to date. */
export async function ensureOutbox(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [OUTBOX_LOCK]);
    await client.query('create schema if not exists outbox');
    await client.query('create table if not exists outbox.steps (done integer not null)');
    const { rows } = await client.query<{ done: number }>('select coalesce(max(done), 0) as done from outbox.steps');
    const done = rows[0]?.done ?? 0;
    for (const step of STEPS.slice(done)) await client.query(step);
    if (done < STEPS.length) await client.query('insert into outbox.steps values ($1)', [STEPS.length]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
