import type { PgTable } from 'drizzle-orm/pg-core';
import type { CatalogueDatabase } from '../database/catalogue-database';

/** PostgreSQL takes 65,535 values a statement; no table here has 25 columns. */
const rowsAtOnce = 2_000;

export async function insertAll<Table extends PgTable>(
  db: CatalogueDatabase,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce));
  }
}
