import { count, desc } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { downloads } from '../database/schema';

export function loadDownloads(db: CatalogueDatabase, part: { readonly limit: number; readonly offset: number }) {
  return db.query.downloads.findMany({
    with: { texts: true },
    orderBy: [desc(downloads.addedAt), desc(downloads.id)],
    ...part,
  });
}

export async function countDownloads(db: CatalogueDatabase): Promise<number> {
  const [row] = await db.select({ total: count() }).from(downloads);
  return row?.total ?? 0;
}
