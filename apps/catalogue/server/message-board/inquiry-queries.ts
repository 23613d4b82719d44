import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { inquiries, inquiryFiles, inquiryItems, products } from '../database/schema';
import { published, shown } from '../draft/shown';

const kept = { id: inquiries.id, contentHash: inquiries.contentHash, receivedAt: inquiries.receivedAt };

export interface KeptInquiry {
  readonly id: number;
  readonly contentHash: string;
  readonly receivedAt: Date;
}

export async function findByKey(db: CatalogueDatabase, key: string): Promise<KeptInquiry | undefined> {
  const [row] = await db.select(kept).from(inquiries).where(eq(inquiries.idempotencyKey, key));
  return row;
}

/** Makes this transaction's commit wait for the disk, whatever a database's own setting says. */
export async function requireDurableCommit(db: CatalogueDatabase): Promise<void> {
  await db.execute(sql`set local synchronous_commit to on`);
}

/** Adds an inquiry; nothing is returned when another one has its key. Waits for one that is being added. */
export async function insertInquiry(
  db: CatalogueDatabase,
  row: typeof inquiries.$inferInsert,
): Promise<KeptInquiry | undefined> {
  const [added] = await db
    .insert(inquiries)
    .values(row)
    .onConflictDoNothing({ target: inquiries.idempotencyKey })
    .returning(kept);
  return added;
}

export async function insertItems(
  db: CatalogueDatabase,
  rows: readonly (typeof inquiryItems.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(inquiryItems).values([...rows]);
}

/** Gives uploads to an inquiry; says how many, since those that another inquiry has are left with it. */
export async function claimFiles(
  db: CatalogueDatabase,
  rows: readonly (typeof inquiryFiles.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const claimed = await db
    .insert(inquiryFiles)
    .values([...rows])
    .onConflictDoNothing({ target: inquiryFiles.uploadId })
    .returning({ id: inquiryFiles.uploadId });
  return claimed.length;
}

/** Those of the ids that are products. */
export async function knownProducts(db: CatalogueDatabase, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const within = ids.filter((id) => id <= 2_147_483_647);
  if (within.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, within), shown(products, published)));
  return new Set(rows.map(({ id }) => id));
}
