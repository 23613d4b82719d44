import { and, asc, between, type SQL, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { articles, categories, products, videos, writtenPages } from '../database/schema';
import { withPicture } from '../database/with-picture';
import { published, shown } from '../draft/shown';

/** What stands in sitemaps of its own, by number. */
const tables = { products, articles, videos } as const;

export type SitemapKind = keyof typeof tables;

/** How many numbers a part spans: with two languages 20,000 addresses, of the 50,000 that are allowed. */
export const partSpan = 10_000;

/** How many records are read at once. */
const step = 500;

/** The parts that have something in them. Each is found by its first number, so that nothing is counted. */
export async function findParts(db: CatalogueDatabase, kind: SitemapKind): Promise<number[]> {
  const table = tables[kind];
  const first = (above: SQL) =>
    sql`(select id from ${table} where id > ${above} and ${shown(table, published)} order by id limit 1)`;
  const { rows } = await db.execute<{ part: number }>(sql`
    with recursive part(id) as (
      select ${first(sql`0`)}
      union all select ${first(sql`((part.id - 1) / ${sql.raw(String(partSpan))} + 1) * ${sql.raw(String(partSpan))}`)} from part where part.id is not null
    )
    select (id - 1) / ${sql.raw(String(partSpan))} as part from part where id is not null`);
  return rows.map(({ part }) => part);
}

const placed = { id: true, slug: true, addedAt: true, changedAt: true } as const;
const titled = { columns: { language: true, title: true, summary: true } } as const;

/** The records of a part, read a few at a time by their numbers. */
async function* byNumber<Row extends { readonly id: number }>(
  part: number,
  read: (from: number, to: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const end = (part + 1) * partSpan;
  for (let after = part * partSpan; ; ) {
    const rows = await read(after + 1, end);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < step) return;
    after = last.id;
  }
}

export const sitemapProducts = (db: CatalogueDatabase, part: number) =>
  byNumber(part, (from, to) =>
    db.query.products.findMany({
      columns: placed,
      with: {
        pictures: {
          columns: {},
          with: { picture: { columns: { address: true } } },
          orderBy: (row) => asc(row.position),
        },
      },
      where: and(between(products.id, from, to), shown(products, published)),
      orderBy: asc(products.id),
      limit: step,
    }),
  );

export const sitemapArticles = (db: CatalogueDatabase, part: number) =>
  byNumber(part, (from, to) =>
    db.query.articles.findMany({
      columns: placed,
      with: { picture: { columns: { address: true } } },
      where: and(between(articles.id, from, to), shown(articles, published)),
      orderBy: asc(articles.id),
      limit: step,
    }),
  );

export const sitemapVideos = (db: CatalogueDatabase, part: number) =>
  byNumber(part, (from, to) =>
    db.query.videos.findMany({
      columns: { ...placed, seconds: true },
      with: { texts: titled, picture: withPicture, files: { orderBy: (row) => asc(row.position) } },
      where: and(between(videos.id, from, to), shown(videos, published)),
      orderBy: asc(videos.id),
      limit: step,
    }),
  );

/** The categories that have a page: all of them. */
export function sitemapCategories(db: CatalogueDatabase) {
  return db.query.categories.findMany({ columns: { id: true, slug: true }, orderBy: asc(categories.id) });
}

/** When written pages were last changed, by their names. */
export async function pageChanges(db: CatalogueDatabase): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({ name: writtenPages.name, changedAt: writtenPages.changedAt })
    .from(writtenPages)
    .where(shown(writtenPages, published));
  return new Map(rows.map(({ name, changedAt }) => [name, changedAt]));
}
