import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { limitKey } from './limit-key';
import { takeFrom } from './take-from';

/** So many points within so many seconds, for each key. */
export interface LimitRow {
  readonly points: number;
  readonly seconds: number;
}

export interface Limits<Name extends string> {
  /**
   * Takes points off what a client (by its address) or a person (by any other key) may still do.
   *
   * @throws {RefusedRequest} 429 with the seconds to wait when there are none left.
   */
  take(name: Name, key: string, points?: number): Promise<void>;
}

export interface LimitsOptions {
  /** False lets everything through (load tests). Default true. */
  readonly on?: boolean;
}

/**
 * Limits that all instances share, since they count in PostgreSQL. While the database is away each instance counts
 * by itself; a client that is over its limit is not even looked up.
 *
 * @example
 * const limits = await createLimits(pool, { inquiry: { points: 10, seconds: 3600 } });
 * await limits.take('inquiry', clientIp);
 */
export async function createLimits<const Table extends Readonly<Record<string, LimitRow>>>(
  pool: pg.Pool,
  table: Table,
  options: LimitsOptions = {},
): Promise<Limits<Extract<keyof Table, string>>> {
  if (options.on === false) return { take: async () => {} };
  await ensureTable(pool);
  const limiters = new Map(Object.entries(table).map(([name, row]) => [name, limiter(pool, name, row)]));
  return { take: (name, key, points = 1) => takeFrom(limiters.get(name), limitKey(key), points) };
}

const TABLE = 'rate_limits';

function limiter(pool: pg.Pool, name: string, { points, seconds }: LimitRow): RateLimiterPostgres {
  const common = { points, duration: seconds, keyPrefix: name };
  return new RateLimiterPostgres({
    ...common,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: true,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(common),
  });
}

/**
 * Unlogged: counts may be lost in a crash, and are not worth a write to the log for every request. The lock lasts as
 * long as the two statements, which are one transaction: instances that start at once make the table one after another.
 */
async function ensureTable(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select pg_advisory_xact_lock(hashtext('${TABLE}'));
     create unlogged table if not exists ${TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
}
