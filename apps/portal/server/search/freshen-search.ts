import { postgresCode } from '@selvedge/server-kit';
import { sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { searchQueue } from '../database/schema';
import { indexMembers } from './index-members';
import { indexRecords } from './index-records';

type Queued = typeof searchQueue.$inferSelect;

const atOnce = 500;

/** Somebody else holds what is to be made anew: they will leave it noted. */
const busy: readonly (string | undefined)[] = ['55P03', '40P01'];

/**
 * Brings what is searched up to date before it is read: triggers have taken out whatever changed and noted it, so that
 * an outdated row is never found and whoever changes a record need not know of the search.
 */
export async function freshenSearch(db: PortalDb): Promise<void> {
  for (;;) {
    const [waiting] = await db.select({ kind: searchQueue.kind }).from(searchQueue).limit(1);
    if (waiting === undefined) return;
    try {
      await freshenSome(db);
    } catch (error) {
      if (busy.includes(postgresCode(error))) return;
      throw error;
    }
  }
}

function freshenSome(db: PortalDb): Promise<void> {
  return db.transaction(async (tx) => {
    // Below PostgreSQL's own wait before it looks for a deadlock: a reader gives way, never a writer.
    await tx.execute(sql`set local lock_timeout = '500ms'`);
    const { rows } = await tx.execute<{ kind: Queued['kind']; record_id: number }>(sql`
      delete from ${searchQueue} where (kind, record_id) in
        (select kind, record_id from ${searchQueue} order by kind, record_id limit ${atOnce})
      returning kind, record_id`);
    const idsOf = new Map<Queued['kind'], number[]>();
    for (const { kind, record_id } of rows) idsOf.set(kind, [...(idsOf.get(kind) ?? []), record_id]);
    for (const [kind, ids] of idsOf) {
      if (kind === 'member') await indexMembers(tx, ids);
      else await indexRecords(tx, kind, ids);
    }
  });
}
