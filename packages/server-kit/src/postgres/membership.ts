import pg from 'pg';

/** Every process that uses the server holds this lock shared; advisory locks count within one database. */
const MEMBERS_LOCK = 7_353_001;

/** One process's share in the server. */
export interface Membership {
  /** Resolves when the connection ends without `leave`: the server has gone. */
  readonly lost: Promise<void>;
  /** Gives the share back, and calls `stop` when nobody else holds one. */
  leave(stop: () => Promise<void>): Promise<void>;
}

/** Joins the processes that use the server; fails while it is starting, stopping or away. */
export async function joinMembers(url: string): Promise<Membership> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'selvedge membership',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  let leaving = false;
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => {});
    client.on('end', () => {
      if (!leaving) resolve();
    });
  });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [MEMBERS_LOCK]);
  } catch (error) {
    leaving = true;
    await client.end().catch(() => {});
    throw error;
  }

  return {
    lost,
    async leave(stop) {
      leaving = true;
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [MEMBERS_LOCK]);
        const answer = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [MEMBERS_LOCK]);
        // The connection stays open during the stop: whoever arrives meanwhile waits for the lock, is thrown out
        // by the stop, and starts the server again.
        if (answer.rows[0]?.last === true) await stop();
      } catch {
        // The server went away by itself; there is nothing left to give back.
      } finally {
        await client.end().catch(() => {});
      }
    },
  };
}
