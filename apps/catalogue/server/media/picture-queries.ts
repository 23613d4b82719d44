import { and, eq } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { downloads, pictures } from '../database/schema';
import { published, shown } from '../draft/shown';

export async function pictureAddress(db: CatalogueDatabase, id: number): Promise<string | undefined> {
  const [row] = await db.select({ address: pictures.address }).from(pictures).where(eq(pictures.id, id));
  return row?.address;
}

/** Whether the file at an address may be handed out: a limited one is asked for, never taken. */
export async function isFreeDownload(db: CatalogueDatabase, href: string): Promise<boolean> {
  const rows = await db
    .select({ isLimit: downloads.isLimit })
    .from(downloads)
    .where(and(eq(downloads.href, href), shown(downloads, published)));
  return rows.length > 0 && rows.every(({ isLimit }) => !isLimit);
}
