import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PortalDb } from '../database/portal-db';

/** A table whose rows belong to one community each. */
type CommunityTable = PgTable & { readonly id: PgColumn; readonly communityId: PgColumn };

interface Asked {
  readonly ccId: number;
  readonly id: number;
}

/** A row of one community; with `lock` nobody changes it until the transaction ends. */
export async function selectOwnRow<Table extends CommunityTable>(
  db: Pick<PortalDb, 'select'>,
  table: Table,
  asked: Asked,
  lock = false,
): Promise<Table['$inferSelect'] | undefined> {
  const rows: CommunityTable = table;
  const query = db.select().from(rows).where(isOwn(rows, asked));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/**
 * The same row where nothing goes on without it.
 *
 * @throws {RefusedRequest} code 10 when the community has no such row
 */
export async function requireOwnRow<Table extends CommunityTable>(
  ...asked: Parameters<typeof selectOwnRow<Table>>
): Promise<Table['$inferSelect']> {
  const row = await selectOwnRow(...asked);
  if (row === undefined) throw refuse(codes.notFound);
  return row;
}

/** Whether a community has such a row. */
export async function hasOwnRow(db: Pick<PortalDb, '$count'>, table: CommunityTable, asked: Asked): Promise<boolean> {
  return (await db.$count(table, isOwn(table, asked))) > 0;
}

/** Picks one row of one community: the id of another community's gives what a missing one gives. */
function isOwn({ id, communityId }: CommunityTable, asked: Asked): SQL | undefined {
  return and(eq(id, asked.id), eq(communityId, asked.ccId));
}
