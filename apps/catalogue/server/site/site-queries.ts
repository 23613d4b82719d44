import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import {
  articles,
  downloads,
  type navigationPlaces,
  pageSections,
  products,
  sites,
  siteTexts,
  socialChatEntries,
  videos,
  writtenPages,
  writtenPageTexts,
} from '../database/schema';
import { withPicture } from '../database/with-picture';
import { published, type Seeing, shown } from '../draft/shown';

/** Whether prices may be shown. */
export async function isShop(db: CatalogueDatabase, siteId: number): Promise<boolean> {
  const [site] = await db.select({ isShop: sites.isShop }).from(sites).where(eq(sites.id, siteId));
  return site?.isShop ?? false;
}

export async function loadSite(db: CatalogueDatabase, siteId: number) {
  const [[site], texts, social] = await Promise.all([
    db.select().from(sites).where(eq(sites.id, siteId)),
    db.select().from(siteTexts).where(eq(siteTexts.siteId, siteId)),
    db.query.socialChatEntries.findMany({
      where: eq(socialChatEntries.siteId, siteId),
      with: { texts: true },
      orderBy: asc(socialChatEntries.position),
    }),
  ]);
  return site && { site, texts, social };
}

export interface ContentCounts {
  readonly products: number;
  readonly articles: number;
  readonly videos: number;
  readonly downloads: number;
}

export async function countContent(db: CatalogueDatabase, seeing: Seeing = published): Promise<ContentCounts> {
  const only = (table: Parameters<typeof shown>[0]) => sql`where ${shown(table, seeing) ?? sql`true`}`;
  const { rows } = await db.execute<{ products: number; articles: number; videos: number; downloads: number }>(sql`
    select (select count(*)::int from ${products} ${only(products)}) as products,
      (select count(*)::int from ${articles} ${only(articles)}) as articles,
      (select count(*)::int from ${videos} ${only(videos)}) as videos,
      (select count(*)::int from ${downloads} ${only(downloads)}) as downloads`);
  return rows[0] ?? { products: 0, articles: 0, videos: 0, downloads: 0 };
}

export function loadNavigation(db: CatalogueDatabase, place: (typeof navigationPlaces)[number]) {
  return db.query.navigationItems.findMany({
    where: (item) => eq(item.place, place),
    with: { texts: true, picture: withPicture },
    orderBy: (item, { asc }) => [asc(item.position), asc(item.id)],
  });
}

export type NavigationRow = Awaited<ReturnType<typeof loadNavigation>>[number];

export async function loadWrittenPage(db: CatalogueDatabase, page: string, seeing: Seeing = published) {
  const [texts, sections] = await Promise.all([
    db
      .select(getTableColumns(writtenPageTexts))
      .from(writtenPageTexts)
      .innerJoin(writtenPages, eq(writtenPages.name, writtenPageTexts.page))
      .where(and(eq(writtenPageTexts.page, page), shown(writtenPages, seeing))),
    db.query.pageSections.findMany({
      where: and(eq(pageSections.page, page), shown(pageSections, seeing)),
      with: { picture: withPicture },
      orderBy: (section, { asc }) => asc(section.position),
    }),
  ]);
  return { texts, sections };
}
