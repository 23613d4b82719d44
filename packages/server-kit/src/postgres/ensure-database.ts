import pg from 'pg';

/** Databases are made one at a time: two `create database` at once trip over the same template. */
const CREATE_LOCK = 7_353_002;

/** The address of a database on the server that `maintenanceUrl` leads to; the database is made when missing. */
export async function ensureDatabase(maintenanceUrl: string, databaseName: string): Promise<string> {
  const client = new pg.Client({ connectionString: maintenanceUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [CREATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
  return databaseUrl(maintenanceUrl, databaseName);
}

/** The same server's address with another database's name. */
export function databaseUrl(serverUrl: string, databaseName: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${encodeURIComponent(databaseName)}`;
  return url.href;
}
