import { count, desc, eq } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { videos } from '../database/schema';
import { withPicture } from '../database/with-picture';

const parts = {
  texts: true,
  files: { orderBy: (table, { asc }) => asc(table.position) },
  picture: withPicture,
  product: {
    columns: { id: true, slug: true },
    with: { pictures: { limit: 1, with: { picture: withPicture }, orderBy: (table, { asc }) => asc(table.position) } },
  },
} as const satisfies NonNullable<Parameters<CatalogueDatabase['query']['videos']['findMany']>[0]>['with'];

export function loadVideos(
  db: CatalogueDatabase,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return db.query.videos.findMany({ with: parts, orderBy: [desc(videos.addedAt), desc(videos.id)], limit, offset });
}

export type VideoRow = Awaited<ReturnType<typeof loadVideos>>[number];

export async function countVideos(db: CatalogueDatabase): Promise<number> {
  const [row] = await db.select({ total: count() }).from(videos);
  return row?.total ?? 0;
}

export function loadVideo(db: CatalogueDatabase, id: number) {
  return db.query.videos.findFirst({ where: eq(videos.id, id), with: parts });
}
