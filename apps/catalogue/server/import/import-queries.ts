import { and, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import {
  categories,
  categoryTexts,
  type Language,
  pictures,
  pictureTexts,
  productAttributes,
  productOptions,
  productPictures,
  products,
  productTexts,
  sites,
} from '../database/schema';

/** The products of a source that are known already, with the hash of what their file said. */
export async function knownProducts(db: CatalogueDatabase, source: string, keys: readonly string[]) {
  const rows = await db
    .select({ id: products.id, key: products.sourceKey, hash: products.sourceHash })
    .from(products)
    .where(and(eq(products.source, source), inArray(products.sourceKey, [...keys])));
  return new Map(rows.map(({ id, key, hash }) => [key ?? '', { id, hash }]));
}

export async function nextPictureId(db: CatalogueDatabase): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('pictures', 'id'))::int as id`,
  );
  return rows[0]?.id ?? 0;
}

export async function picturesFrom(
  db: CatalogueDatabase,
  urls: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .select({ id: pictures.id, url: pictures.sourceUrl })
    .from(pictures)
    .where(inArray(pictures.sourceUrl, [...urls]));
  return new Map(rows.map(({ id, url }) => [url ?? '', id]));
}

export async function insertPictures(db: CatalogueDatabase, rows: readonly (typeof pictures.$inferInsert)[]) {
  if (rows.length > 0)
    await db
      .insert(pictures)
      .values([...rows])
      .onConflictDoNothing({ target: pictures.sourceUrl });
}

/** The category of that title, in any language, or a new one at the top of the tree. */
export async function findOrAddCategory(
  db: CatalogueDatabase,
  titles: Readonly<Record<Language, string>>,
): Promise<number> {
  const [found] = await db
    .select({ id: categoryTexts.categoryId })
    .from(categoryTexts)
    .where(
      inArray(
        sql`lower(${categoryTexts.title})`,
        Object.values(titles).map((title) => title.toLowerCase()),
      ),
    )
    .orderBy(categoryTexts.categoryId)
    .limit(1);
  if (found !== undefined) return found.id;
  const [last] = await db
    .select({ position: max(categories.position) })
    .from(categories)
    .where(isNull(categories.parentId));
  const [added] = await db
    .insert(categories)
    .values({ slug: await freeSlug(db, titles.en), position: (last?.position ?? 0) + 1 })
    .returning({ id: categories.id });
  if (added === undefined) throw new Error('A category that was just added is not there.');
  await db.insert(categoryTexts).values([
    { categoryId: added.id, language: 'en', title: titles.en },
    { categoryId: added.id, language: 'zh-cn', title: titles['zh-cn'] },
  ]);
  return added.id;
}

async function freeSlug(db: CatalogueDatabase, title: string): Promise<string> {
  const slug = slugOf(title) || 'category';
  const [taken] = await db.select({ total: count() }).from(categories).where(sql`${categories.slug} = ${slug}`);
  if ((taken?.total ?? 0) === 0) return slug;
  const [all] = await db.select({ total: max(categories.id) }).from(categories);
  return `${slug}-${(all?.total ?? 0) + 1}`;
}

/** A name as a part of an address: letters and digits of any script, hyphens between. */
export function slugOf(title: string): string {
  return (
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .join('-')
    .slice(0, 80);
}

export async function lastPosition(db: CatalogueDatabase): Promise<number> {
  const [row] = await db.select({ position: max(products.position) }).from(products);
  return row?.position ?? 0;
}

type ProductRow = typeof products.$inferInsert;

/** Adds a product, or brings one up to date. Its place in the mill's order and its date stay what they were. */
export async function writeProduct(db: CatalogueDatabase, id: number | undefined, row: ProductRow): Promise<number> {
  if (id !== undefined) {
    const { position: _place, addedAt: changedAt, ...changed } = row;
    // Sitemaps and feeds tell by it what is to be read again.
    await db
      .update(products)
      .set({ ...changed, changedAt })
      .where(eq(products.id, id));
    return id;
  }
  const [added] = await db.insert(products).values(row).returning({ id: products.id });
  if (added === undefined) throw new Error('A product that was just added is not there.');
  return added.id;
}

export interface ProductParts {
  readonly texts: Omit<typeof productTexts.$inferInsert, 'productId'>;
  readonly attributes: readonly Omit<typeof productAttributes.$inferInsert, 'productId'>[];
  readonly options: readonly Omit<typeof productOptions.$inferInsert, 'productId'>[];
  readonly pictures: readonly { readonly pictureId: number; readonly alt: string; readonly language: Language }[];
}

/** Puts the parts of a product in the place of those that it had. */
export async function writeParts(db: CatalogueDatabase, productId: number, parts: ProductParts): Promise<void> {
  for (const table of [productTexts, productAttributes, productOptions, productPictures]) {
    await db.delete(table).where(eq(table.productId, productId));
  }
  const own = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, productId }));
  await db.insert(productTexts).values({ ...parts.texts, productId });
  if (parts.attributes.length > 0) await db.insert(productAttributes).values(own(parts.attributes));
  if (parts.options.length > 0) await db.insert(productOptions).values(own(parts.options));
  if (parts.pictures.length === 0) return;
  await db
    .insert(productPictures)
    .values(
      parts.pictures.map(({ pictureId }, position) => ({ productId, position, pictureId, kind: 'detail' as const })),
    );
  const described = parts.pictures.filter(({ alt }) => alt !== '');
  if (described.length > 0) await db.insert(pictureTexts).values(described).onConflictDoNothing();
}

/** Pages that were made before are stale from now on. */
export async function bumpPublishVersion(db: CatalogueDatabase): Promise<void> {
  await db.update(sites).set({ publishVersion: sql`${sites.publishVersion} + 0.001` });
}
