import { count, desc } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { downloads } from '../database/schema';
import { published, type Seeing, shown } from '../draft/shown';

export function loadDownloads(
  db: CatalogueDatabase,
  part: { readonly limit: number; readonly offset: number },
  seeing: Seeing = published,
) {
  return db.query.downloads.findMany({
    where: shown(downloads, seeing),
    with: { texts: true },
    orderBy: [desc(downloads.addedAt), desc(downloads.id)],
    ...part,
  });
}

export async function countDownloads(db: CatalogueDatabase, seeing: Seeing = published): Promise<number> {
  const [row] = await db.select({ total: count() }).from(downloads).where(shown(downloads, seeing));
  return row?.total ?? 0;
}
