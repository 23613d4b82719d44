import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { MigrationError } from './migration-error';

const MIGRATION_LOCK = 7_353_003;

/** What every schema of the house may use: trigrams for typing errors in searches, unaccent for café and cafe. */
const EXTENSIONS = ['pg_trgm', 'unaccent'] as const;

/**
 * Brings a database up to the migrations of a folder (drizzle-kit's). Instances may do it at once: one works, the
 * others wait and find nothing left to do. A long migration is not cut by the pool's statement timeout.
 *
 * @throws {MigrationError} with the reason in its message.
 * @example
 * await migrate(database, fileURLToPath(new URL('database/migrations', import.meta.url)));
 */
export async function migrate(database: { readonly pool: pg.Pool }, folder: string): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension}`);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } catch (cause) {
    throw new MigrationError(folder, cause);
  } finally {
    // Closed for good: that gives the lock back and takes the changed timeout out of the pool.
    client.release(true);
  }
}
