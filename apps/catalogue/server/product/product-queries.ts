import { and, asc, between, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { CatalogueDatabase } from '../database/catalogue-database';
import { products } from '../database/schema';
import { withPicture } from '../database/with-picture';
import { writtenOnce } from '../database/written-once';
import { published, type Seeing, shown } from '../draft/shown';
import { filmParts } from '../video/video-queries';
import { loadCardsOf, type ProductCard } from './product-cards';

export interface FoundPage {
  readonly cards: ProductCard[];
  readonly total: number;
}

interface PagePart {
  readonly where: SQL | undefined;
  readonly order: SQL;
  readonly limit: number;
  readonly offset: number;
}

/** The cards of a page and the number of all. Behind the last page nothing is looked for: OFFSET reads what it skips. */
export async function findProductPage(
  db: CatalogueDatabase,
  part: PagePart,
  seeing: Seeing,
  counting: Promise<number> = countProducts(db, part.where),
): Promise<FoundPage> {
  if (part.offset > 0 && part.offset >= (await counting)) return { cards: [], total: await counting };
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(part.where)
    .orderBy(part.order)
    .limit(part.limit)
    .offset(part.offset);
  const [cards, total] = await Promise.all([loadCardsOf(db, sql`array(${ids})`, seeing), counting]);
  return { cards, total };
}

/** What is narrowed down is counted so far and no further: nobody pages through more. */
export const countedAtMost = 10_000;

/** How many products there are, `countedAtMost` at most. */
export async function countProducts(db: CatalogueDatabase, where: SQL | undefined): Promise<number> {
  const counted = db.select({ id: products.id }).from(products).where(where).limit(countedAtMost).as('counted');
  const [row] = await db.select({ total: count() }).from(counted);
  return row?.total ?? 0;
}

const parts = {
  pictures: {
    columns: { kind: true, repeatMm: true },
    with: { picture: withPicture },
    orderBy: (table, { asc }) => asc(table.position),
  },
  priceSteps: { orderBy: (table, { asc }) => asc(table.fromQuantity) },
  reduction: { with: { rules: { orderBy: (table, { asc }) => asc(table.position) } } },
} as const satisfies ProductWith;

type ProductWith = NonNullable<NonNullable<Parameters<CatalogueDatabase['query']['products']['findMany']>[0]>['with']>;

/** Everything that a product's own page shows. */
export function loadProduct(db: CatalogueDatabase, id: number, seeing: Seeing = published) {
  const statement = writtenOnce(db, seeing.drafts ? 'product drafts' : 'product', (name) =>
    db.query.products
      .findFirst({
        where: and(eq(products.id, sql.placeholder('id')), shown(products, seeing)),
        with: {
          ...parts,
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
      })
      .prepare(name),
  );
  return statement.execute({ id });
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
    const [beyond, order] = side === 'before' ? ([sql`<`, desc] as const) : ([sql`>`, asc] as const);
    const [category, place, self] = [sql.placeholder('categoryId'), sql.placeholder('position'), sql.placeholder('id')];
    const statement = writtenOnce(db, `product ${side}${seeing.drafts ? ' drafts' : ''}`, (name) =>
      db.query.products
        .findFirst({
          columns: { id: true, slug: true },
          with: { texts: { columns: { language: true, title: true } } },
          where: and(
            eq(products.categoryId, category),
            shown(products, seeing),
            // As a row, so that the index is entered at this very place.
            sql`(${products.position}, ${products.id}) ${beyond} (${place}::int, ${self}::int)`,
          ),
          orderBy: [order(products.position), order(products.id)],
        })
        .prepare(name),
    );
    return statement.execute({ id, categoryId, position });
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
    const statement = writtenOnce(db, seeing.drafts ? 'relatives drafts' : 'relatives', (name) =>
      db
        .select({ id: sql<number>`found.id` })
        .from(relativesOf(seeing))
        .orderBy(sql`found.position, found.id`)
        .limit(sql.placeholder('wanted'))
        .prepare(name),
    );
    const rows = await statement.execute({ id, categories: [...categories], wanted });
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

/** The first of each category, and of those the first: a family may hold a great part of all products. */
function relativesOf(seeing: Seeing): SQL {
  const inCategory = between(products.categoryId, sql`wanted.category`, sql`wanted.category`);
  return sql`unnest(${sql.placeholder('categories')}::int[]) as wanted(category)
    cross join lateral (
      select ${products.id} as id, ${products.position} as position from ${products}
      where ${and(inCategory, ne(products.id, sql.placeholder('id')), shown(products, seeing))}
      order by ${products.categoryId}, ${products.position}, ${products.id} limit ${sql.placeholder('wanted')}
    ) found`;
}
