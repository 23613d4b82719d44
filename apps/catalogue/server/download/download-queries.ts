import { and, count, desc, eq } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { downloadRequests, downloads } from '../database/schema';
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

export function loadDownload(db: CatalogueDatabase, id: number, seeing: Seeing = published) {
  return db.query.downloads.findFirst({
    where: and(eq(downloads.id, id), shown(downloads, seeing)),
    with: { texts: true },
  });
}

export type DownloadRow = NonNullable<Awaited<ReturnType<typeof loadDownload>>>;

/** The limited file at an address. */
export async function findLimitedDownload(db: CatalogueDatabase, href: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: downloads.id })
    .from(downloads)
    .where(and(eq(downloads.href, href), eq(downloads.isLimit, true)))
    .orderBy(downloads.id)
    .limit(1);
  return row?.id;
}

export async function insertRequest(db: CatalogueDatabase, row: typeof downloadRequests.$inferInsert): Promise<number> {
  const [added] = await db.insert(downloadRequests).values(row).returning({ id: downloadRequests.id });
  if (added === undefined) throw new Error('The request was not kept.');
  return added.id;
}
