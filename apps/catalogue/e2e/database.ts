import { runningPostgresUrl } from '@selvedge/server-kit';
import type { RunningApp } from '@selvedge/server-kit/e2e';
import pg from 'pg';

/** Asks the database of a running catalogue directly: what the API says it stored must really be there, once. */
export async function rows<T extends pg.QueryResultRow>(
  app: RunningApp,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl(app) });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The application says where its data lies; the server there says how it is reached. */
function databaseUrl(app: RunningApp): string {
  if (app.env.DATABASE_URL) return app.env.DATABASE_URL;
  const folder = /its data lies in (.+)/.exec(app.log())?.[1] ?? '';
  const url = runningPostgresUrl(folder, 'catalogue');
  if (!url) throw new Error(`No database runs in "${folder}".`);
  return url;
}
