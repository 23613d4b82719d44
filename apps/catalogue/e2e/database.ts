import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningApp } from '@selvedge/server-kit/e2e';
import pg from 'pg';

/** Asks the database of a running catalogue directly: what the API says it stored must really be there, once. */
export async function rows<T extends pg.QueryResultRow>(
  app: RunningApp,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: await databaseUrl(app) });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The embedded server writes its port into postmaster.pid. */
async function databaseUrl(app: RunningApp): Promise<string> {
  if (app.env.DATABASE_URL) return app.env.DATABASE_URL;
  const folder = /PostgreSQL data lies in (.+)/.exec(app.log())?.[1] ?? path.join(app.dataDir, 'postgres');
  const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  return `postgres://postgres@127.0.0.1:${lines[3]}/catalogue`;
}
