import { asc, desc, eq, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { inquiries, inquiryFiles, inquiryItems, inquiryReplies, products, uploads } from '../database/schema';

/** One inquiry as it was written. */
export async function loadInquiryRow(db: CatalogueDatabase, id: number) {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.id, id));
  return row;
}

/** The products that an inquiry is about; those that are gone keep their names. */
export function loadInquiryItems(db: CatalogueDatabase, inquiryId: number) {
  return db
    .select({
      name: inquiryItems.name,
      id: products.id,
      slug: products.slug,
      articleNumber: products.articleNumber,
    })
    .from(inquiryItems)
    .leftJoin(products, eq(products.id, inquiryItems.productId))
    .where(eq(inquiryItems.inquiryId, inquiryId))
    .orderBy(asc(inquiryItems.position));
}

export function loadInquiryFiles(db: CatalogueDatabase, inquiryId: number) {
  return db
    .select({ name: inquiryFiles.name, size: uploads.size, cname: uploads.cname })
    .from(inquiryFiles)
    .innerJoin(uploads, eq(uploads.id, inquiryFiles.uploadId))
    .where(eq(inquiryFiles.inquiryId, inquiryId))
    .orderBy(asc(inquiryFiles.position));
}

export function loadReplies(db: CatalogueDatabase, inquiryId: number) {
  return db
    .select()
    .from(inquiryReplies)
    .where(eq(inquiryReplies.inquiryId, inquiryId))
    .orderBy(asc(inquiryReplies.id));
}

/** Replies to one inquiry wait for each other, so that the same answer is not kept twice. */
export async function lockInquiry(db: CatalogueDatabase, id: number): Promise<void> {
  await db.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.id, id)).for('update');
}

export async function insertReply(db: CatalogueDatabase, row: typeof inquiryReplies.$inferInsert): Promise<number> {
  const [added] = await db.insert(inquiryReplies).values(row).returning({ id: inquiryReplies.id });
  if (added === undefined) throw new Error('The reply was not kept.');
  return added.id;
}

/** The newest inquiries, with how often each was answered. */
export function loadNewestInquiries(db: CatalogueDatabase, limit: number) {
  return db
    .select({
      id: inquiries.id,
      receivedAt: inquiries.receivedAt,
      name: inquiries.name,
      company: inquiries.company,
      email: inquiries.email,
      language: inquiries.language,
      msg: inquiries.msg,
      replies: sql<number>`(select count(*)::int from ${inquiryReplies} where ${inquiryReplies.inquiryId} = ${inquiries.id})`,
    })
    .from(inquiries)
    .orderBy(desc(inquiries.receivedAt), desc(inquiries.id))
    .limit(limit);
}
