import { inArray } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { uploads } from '../database/schema';

export type UploadRow = Omit<typeof uploads.$inferSelect, 'id'>;

export async function saveUploads(db: CatalogueDatabase, rows: readonly UploadRow[]): Promise<void> {
  await db.insert(uploads).values([...rows]);
}

export function findUploads(db: CatalogueDatabase, cnames: readonly string[]) {
  return db
    .select({ id: uploads.id, cname: uploads.cname, name: uploads.name, sha256: uploads.sha256 })
    .from(uploads)
    .where(inArray(uploads.cname, [...cnames]));
}

export type FoundUpload = Awaited<ReturnType<typeof findUploads>>[number];
