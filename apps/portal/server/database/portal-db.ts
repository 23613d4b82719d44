import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from './schema';

/** The portal's database as use-cases see it. */
export type PortalDb = NodePgDatabase<typeof schema>;

/** Columns are written in camel case in the schema and in snake case in the database. */
export function portalDb(pool: pg.Pool): PortalDb {
  return drizzle(pool, { schema, casing: 'snake_case' });
}
