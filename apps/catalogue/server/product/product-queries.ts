import { and, asc, count, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { products } from '../database/schema';
import { withPicture } from '../database/with-picture';
import { published, type Seeing, shown } from '../draft/shown';
import { filmParts } from '../video/video-queries';

export interface IdPage {
  readonly ids: number[];
  readonly total: number;
}

/** The ids of a page and the number of all. Behind the last page nothing is looked for: OFFSET reads what it skips. */
export async function findProductPage(
  db: CatalogueDatabase,
  part: { readonly where: SQL | undefined; readonly order: SQL; readonly limit: number; readonly offset: number },
): Promise<IdPage> {
  const counting = countProducts(db, part.where);
  if (part.offset > 0 && part.offset >= (await counting)) return { ids: [], total: await counting };
  const rows = db
    .select({ id: products.id })
    .from(products)
    .where(part.where)
    .orderBy(part.order)
    .limit(part.limit)
    .offset(part.offset);
  const [found, total] = await Promise.all([rows, counting]);
  return { ids: found.map(({ id }) => id), total };
}

export async function countProducts(db: CatalogueDatabase, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(where);
  return row?.total ?? 0;
}

const card = {
  texts: { columns: { bodyHtml: false } },
  pictures: {
    columns: { kind: true, repeatMm: true },
    with: { picture: withPicture },
    orderBy: (table, { asc }) => asc(table.position),
  },
  priceSteps: { orderBy: (table, { asc }) => asc(table.fromQuantity) },
  reduction: { with: { rules: { orderBy: (table, { asc }) => asc(table.position) } } },
} as const satisfies ProductWith;

type ProductWith = NonNullable<NonNullable<Parameters<CatalogueDatabase['query']['products']['findMany']>[0]>['with']>;

/** What a card shows of products, in the order of the ids; unknown ids are left out. */
export async function loadProductCards(db: CatalogueDatabase, ids: readonly number[], seeing: Seeing = published) {
  if (ids.length === 0) return [];
  const rows = await db.query.products.findMany({
    where: and(inArray(products.id, [...ids]), shown(products, seeing)),
    with: card,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ProductCard = Awaited<ReturnType<typeof loadProductCards>>[number];

/** Everything that a product's own page shows. */
export function loadProduct(db: CatalogueDatabase, id: number, seeing: Seeing = published) {
  return db.query.products.findFirst({
    where: and(eq(products.id, id), shown(products, seeing)),
    with: {
      ...card,
      texts: true,
      attributes: { orderBy: (table, { asc }) => asc(table.position) },
      options: { orderBy: (table, { asc }) => asc(table.position) },
      certificates: { orderBy: (table, { asc }) => asc(table.position) },
      downloads: {
        with: { download: { with: { texts: true } } },
        orderBy: (table, { asc }) => asc(table.position),
      },
      modelPicture: withPicture,
      videos: {
        where: (table) => shown(table, seeing),
        limit: 1,
        with: filmParts,
        orderBy: (table, { asc }) => asc(table.id),
      },
    },
  });
}

export type ProductDetail = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

interface Place {
  readonly id: number;
  readonly categoryId: number;
  readonly position: number;
}

/** The products before and after one in its category. */
export async function findNeighbours(
  db: CatalogueDatabase,
  { id, categoryId, position }: Place,
  seeing: Seeing = published,
) {
  const beside = (side: 'before' | 'after') => {
    const [beyond, order] = side === 'before' ? ([lt, desc] as const) : ([gt, asc] as const);
    return db.query.products.findFirst({
      columns: { id: true, slug: true },
      with: { texts: { columns: { language: true, title: true } } },
      where: and(
        eq(products.categoryId, categoryId),
        shown(products, seeing),
        or(beyond(products.position, position), and(eq(products.position, position), beyond(products.id, id))),
      ),
      orderBy: [order(products.position), order(products.id)],
    });
  };
  const [previous, next] = await Promise.all([beside('before'), beside('after')]);
  return { previous, next };
}

/** Products of the same categories, those of the own one first. */
export async function findRelatives(
  db: CatalogueDatabase,
  { id, categoryId }: Place,
  branch: readonly number[],
  limit: number,
  seeing: Seeing = published,
): Promise<number[]> {
  const from = async (categories: readonly number[], wanted: number): Promise<number[]> => {
    if (wanted <= 0 || categories.length === 0) return [];
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.categoryId, [...categories]), ne(products.id, id), shown(products, seeing)))
      .orderBy(sql`${products.position}, ${products.id}`)
      .limit(wanted);
    return rows.map((row) => row.id);
  };
  const own = await from([categoryId], limit);
  return [
    ...own,
    ...(await from(
      branch.filter((other) => other !== categoryId),
      limit - own.length,
    )),
  ];
}
