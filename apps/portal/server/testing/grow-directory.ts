import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { freshenSearch } from '../search/freshen-search';

/** The bench grows its directory by the same statement. */
const statement = readFileSync(new URL('grow-directory.sql', import.meta.url), 'utf8');

const atOnce = 1000;

/** Adds members to community 1 until the directory has as many as wanted, and looks each up once so that all are indexed. */
export async function growDirectory(db: PortalDb, wanted: number): Promise<void> {
  const has = await db.execute<{ count: number }>(sql`select count(*)::int as count from members`);
  // In parts, so that no statement runs into its limit on a slow machine.
  for (let missing = wanted - (has.rows[0]?.count ?? 0); missing > 0; missing -= atOnce) {
    await db.execute(sql.raw(statement.replace(':members)', `${Math.min(missing, atOnce)})`)));
    await freshenSearch(db);
  }
  await db.execute(sql`analyze`);
}
