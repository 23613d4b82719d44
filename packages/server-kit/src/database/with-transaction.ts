import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { postgresCode } from './postgres-code';

/** The transaction's handle: the same queries as the database's. */
export type Transaction<Schema extends Record<string, unknown>> = Parameters<
  Parameters<NodePgDatabase<Schema>['transaction']>[0]
>[0];

export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** How often work is tried that lost against another transaction. Default 3. */
  readonly attempts?: number;
}

/**
 * Does the work in one transaction: all of it is kept or nothing is. Work that lost against another transaction
 * (serialisation failure, deadlock) is done again from its start, so it must not have effects outside of the database.
 *
 * @example
 * await withTransaction(db, async (tx) => { await tx.insert(inquiries).values(inquiry); … });
 */
export async function withTransaction<Schema extends Record<string, unknown>, Result>(
  db: NodePgDatabase<Schema>,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const { isolation, attempts = 3 } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, isolation === undefined ? undefined : { isolationLevel: isolation });
    } catch (error) {
      if (attempt >= attempts || !LOST_AGAINST_ANOTHER.has(postgresCode(error) ?? '')) throw error;
    }
  }
}

const LOST_AGAINST_ANOTHER = new Set(['40001', '40P01']);
