import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { articles } from '../database/schema';
import { withPicture } from '../database/with-picture';

const newest = [desc(articles.addedAt), desc(articles.id)];

export async function loadArticles(
  db: CatalogueDatabase,
  part: { readonly limit: number; readonly offset: number; readonly except?: number },
) {
  const { limit, offset, except } = part;
  return db.query.articles.findMany({
    with: { texts: { columns: { bodyHtml: false } }, picture: withPicture },
    where: except === undefined ? undefined : and(ne(articles.id, except)),
    orderBy: newest,
    limit,
    offset,
  });
}

export type ArticleCard = Awaited<ReturnType<typeof loadArticles>>[number];

export async function countArticles(db: CatalogueDatabase): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles);
  return row?.total ?? 0;
}

export function loadArticle(db: CatalogueDatabase, id: number) {
  return db.query.articles.findFirst({ where: eq(articles.id, id), with: { texts: true, picture: withPicture } });
}
