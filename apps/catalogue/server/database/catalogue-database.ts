import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from './schema';

/** Queries over the catalogue's tables; a transaction is one too. */
export type CatalogueDatabase = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;

/** The database itself, which can also begin a transaction with `withTransaction`. */
export type CatalogueHandle = NodePgDatabase<typeof schema>;

/** Drizzle over a pool. Columns are snake_case in the database and camelCase here. */
export function catalogueDatabase(pool: pg.Pool): CatalogueHandle {
  return drizzle(pool, { schema, casing: 'snake_case' });
}
