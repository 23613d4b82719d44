import { and, count, desc, eq } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { videos } from '../database/schema';
import { withPicture } from '../database/with-picture';
import { published, type Seeing, shown } from '../draft/shown';

/** What a film is shown with, wherever it is. */
export const filmParts = {
  texts: true,
  files: { orderBy: (table, { asc }) => asc(table.position) },
  tracks: { orderBy: (table, { asc }) => asc(table.language) },
  picture: withPicture,
  product: {
    columns: { id: true, slug: true, isDraft: true },
    with: { pictures: { limit: 1, with: { picture: withPicture }, orderBy: (table, { asc }) => asc(table.position) } },
  },
} as const satisfies NonNullable<Parameters<CatalogueDatabase['query']['videos']['findMany']>[0]>['with'];

export function loadVideos(
  db: CatalogueDatabase,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  seeing: Seeing = published,
) {
  return db.query.videos.findMany({
    where: shown(videos, seeing),
    with: filmParts,
    orderBy: [desc(videos.addedAt), desc(videos.id)],
    limit,
    offset,
  });
}

export type VideoRow = Awaited<ReturnType<typeof loadVideos>>[number];

export async function countVideos(db: CatalogueDatabase, seeing: Seeing = published): Promise<number> {
  const [row] = await db.select({ total: count() }).from(videos).where(shown(videos, seeing));
  return row?.total ?? 0;
}

export function loadVideo(db: CatalogueDatabase, id: number, seeing: Seeing = published) {
  return db.query.videos.findFirst({ where: and(eq(videos.id, id), shown(videos, seeing)), with: filmParts });
}
