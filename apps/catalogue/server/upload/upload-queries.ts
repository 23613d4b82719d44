import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { inquiryFiles, orderProofs, uploads } from '../database/schema';

export type UploadRow = Omit<typeof uploads.$inferSelect, 'id'>;

export async function saveUploads(db: CatalogueDatabase, rows: readonly UploadRow[]): Promise<void> {
  await db.insert(uploads).values([...rows]);
}

export function findUploads(db: CatalogueDatabase, cnames: readonly string[]) {
  return db
    .select({ id: uploads.id, cname: uploads.cname, name: uploads.name, size: uploads.size, sha256: uploads.sha256 })
    .from(uploads)
    .where(inArray(uploads.cname, [...cnames]));
}

export type FoundUpload = Awaited<ReturnType<typeof findUploads>>[number];

/** Those of the uploads that are still there; they cannot be purged before the transaction ends. */
export async function holdUploads(db: CatalogueDatabase, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, [...ids]))
    .orderBy(asc(uploads.id))
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}

const purgeLock = 7_353_101;

/** Whether this transaction is the one that purges. */
export async function takePurgeLock(db: CatalogueDatabase): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${purgeLock}) as taken`);
  return rows[0]?.taken ?? false;
}

const isUnclaimed = (db: CatalogueDatabase) =>
  and(
    notExists(db.select({ id: inquiryFiles.uploadId }).from(inquiryFiles).where(eq(inquiryFiles.uploadId, uploads.id))),
    notExists(db.select({ id: orderProofs.uploadId }).from(orderProofs).where(eq(orderProofs.uploadId, uploads.id))),
  );

/** The oldest uploads from before a moment that no inquiry and no order has; those that one is just claiming are left out. */
export async function lockUnclaimed(db: CatalogueDatabase, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lt(uploads.receivedAt, before), isUnclaimed(db)))
    .orderBy(asc(uploads.receivedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Deletes those of the uploads that nothing has, and gives the names of their files. */
export async function deleteUnclaimed(db: CatalogueDatabase, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .delete(uploads)
    .where(and(inArray(uploads.id, [...ids]), isUnclaimed(db)))
    .returning({ cname: uploads.cname });
  return rows.map(({ cname }) => cname);
}
