import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Instances that start at once wait here for each other. */
const SECRETS_LOCK = 7_353_005;

/**
 * A secret of 32 random bytes that all instances of an app share, made at the first asking and kept in the database.
 *
 * @example
 * const key = await loadSecret(pool, 'download-links');
 */
export async function loadSecret(pool: pg.Pool, name: string): Promise<Buffer> {
  await pool.query(
    `select pg_advisory_xact_lock(${SECRETS_LOCK});
     create table if not exists secrets (name text primary key, value bytea not null)`,
  );
  await pool.query('insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32),
  ]);
  const { rows } = await pool.query<{ value: Buffer }>('select value from secrets where name = $1', [name]);
  const [row] = rows;
  if (row === undefined) throw new Error(`The secret ${name} is not there.`);
  return row.value;
}
