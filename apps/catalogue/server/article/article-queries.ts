import { and, asc, count, desc, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { articles } from '../database/schema';
import { withPicture } from '../database/with-picture';
import { published, type Seeing, shown } from '../draft/shown';

const newest = [desc(articles.addedAt), desc(articles.id)];

export async function loadArticles(
  db: CatalogueDatabase,
  part: { readonly limit: number; readonly offset: number; readonly except?: number },
  seeing: Seeing = published,
) {
  const { limit, offset, except } = part;
  return db.query.articles.findMany({
    with: { texts: { columns: { bodyHtml: false } }, picture: withPicture },
    where: and(shown(articles, seeing), except === undefined ? undefined : ne(articles.id, except)),
    orderBy: newest,
    limit,
    offset,
  });
}

export type ArticleCard = Awaited<ReturnType<typeof loadArticles>>[number];

export async function countArticles(db: CatalogueDatabase, seeing: Seeing = published): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles).where(shown(articles, seeing));
  return row?.total ?? 0;
}

export function loadArticle(db: CatalogueDatabase, id: number, seeing: Seeing = published) {
  return db.query.articles.findFirst({
    where: and(eq(articles.id, id), shown(articles, seeing)),
    with: { texts: true, picture: withPicture },
  });
}

/** The articles that were published just after and just before one. */
export async function articlesBeside(
  db: CatalogueDatabase,
  { id, addedAt }: { readonly id: number; readonly addedAt: Date },
  seeing: Seeing = published,
) {
  const beside = (side: 'newer' | 'older') => {
    const [beyond, order] = side === 'newer' ? ([gt, asc] as const) : ([lt, desc] as const);
    return db.query.articles.findFirst({
      with: { texts: { columns: { bodyHtml: false } }, picture: withPicture },
      where: and(
        shown(articles, seeing),
        or(beyond(articles.addedAt, addedAt), and(eq(articles.addedAt, addedAt), beyond(articles.id, id))),
      ),
      orderBy: [order(articles.addedAt), order(articles.id)],
    });
  };
  const [newer, older] = await Promise.all([beside('newer'), beside('older')]);
  return { newer, older };
}
