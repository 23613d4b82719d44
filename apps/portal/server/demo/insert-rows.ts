import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DemoWriter } from './load-demo';

/** Inserts rows at once, and gives their ids in the same order: they are counted upwards as rows come. */
export async function insertRows<Table extends PgTable & { readonly id: PgColumn }>(
  db: DemoWriter['db'],
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<readonly number[]> {
  const written = await db
    .insert(table)
    .values([...rows])
    .returning({ id: table.id });
  return written.map(({ id }) => Number(id)).sort((one, other) => one - other);
}
