import pg from 'pg';

/**
 * The portal's database on the server of another one: the same address, its name with `_portal` after it. It is made
 * when it is missing, as the embedded server's would be.
 */
export async function besideDatabase(address: string): Promise<string> {
  const url = new URL(address);
  const name = `${decodeURIComponent(url.pathname.slice(1))}_portal`;
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!isMadeMeanwhile(error)) throw error;
  } finally {
    await client.end();
  }
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** Two instances that start at once: the other one made it between our look and our order. */
function isMadeMeanwhile(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  return code === '42P04' || code === '23505';
}
