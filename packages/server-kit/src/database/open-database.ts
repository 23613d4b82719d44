import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Log, silentLog } from '../log/create-log';

/** What use-cases are given: queries by drizzle, typed by the app's schema. */
export type Database<Schema extends Record<string, unknown> = Record<string, never>> = NodePgDatabase<Schema>;

export interface DatabaseOptions<Schema extends Record<string, unknown>> {
  readonly schema?: Schema;
  /** Connections kept at most. Default 10. */
  readonly connections?: number;
  /** Milliseconds after which a statement is cancelled. Default 15,000. */
  readonly statementTimeout?: number;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  readonly log?: Log;
}

/** An open database; `close` gives every connection back. */
export interface DatabaseHandle<Schema extends Record<string, unknown> = Record<string, never>> {
  readonly db: Database<Schema>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool on a database. Nothing is connected yet; the first query does that, within 5 s or not at all.
 *
 * @example
 * const { db, pool, close } = openDatabase(url, { schema, applicationName: 'catalogue' });
 */
export function openDatabase<Schema extends Record<string, unknown> = Record<string, never>>(
  url: string,
  options: DatabaseOptions<Schema> = {},
): DatabaseHandle<Schema> {
  const { log = silentLog, schema, connections = 10, statementTimeout = 15_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: options.applicationName ?? 'selvedge',
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeout,
    // Many short queries at once: to begin workers and to compile costs each of them more than it saves.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    // A use-case that died inside a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without a listener the loss of an idle connection ends the process.
  pool.on('error', (error) => log.warn('lost an idle database connection', { error }));
  const db = drizzle(pool, schema === undefined ? {} : { schema }) as NodePgDatabase<Schema>;
  let closing: Promise<void> | undefined;
  return {
    db,
    pool,
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}
