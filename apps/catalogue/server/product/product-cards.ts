import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { CatalogueDatabase } from '../database/catalogue-database';
import {
  pictures,
  pictureTexts,
  productPictures,
  productPriceSteps,
  products,
  productTexts,
  reductionRules,
  reductions,
} from '../database/schema';
import { writtenOnce } from '../database/written-once';
import { published, type Seeing, shown } from '../draft/shown';
import type { PictureRow } from '../picture-to-wire';
import type { PricedRow } from '../shop/product-price';

/** The columns of a product that its card needs. */
const columns = [
  'id',
  'slug',
  'articleNumber',
  'categoryId',
  'isHot',
  'isNew',
  'isRecommend',
  'priceMin',
  'priceMax',
  'priceUnit',
  'leastQuantity',
  'discountStart',
  'discountEnd',
  'maxDiscount',
  'commentScore',
  'commentCount',
  'figures',
  'weave',
  'tags',
  'addedAt',
] as const satisfies readonly (keyof typeof products.$inferSelect)[];

/** What a list shows of a product. */
export interface ProductCard extends Pick<typeof products.$inferSelect, (typeof columns)[number]> {
  readonly texts: readonly Pick<typeof productTexts.$inferSelect, 'language' | 'title' | 'subtitle' | 'summary'>[];
  /** The two that a card shows, one above the other. */
  readonly pictures: readonly { readonly picture: PictureRow }[];
  readonly priceSteps: PricedRow['priceSteps'];
  readonly reduction: PricedRow['reduction'];
}

/** A card as JSON brings it, which knows no dates. */
export type WrittenCard = Omit<ProductCard, 'addedAt' | 'discountStart' | 'discountEnd'> & {
  readonly addedAt: string;
  readonly discountStart: string | null;
  readonly discountEnd: string | null;
};

/** A page whose statement is written once for each connection to a database: to write it anew costs more than to read it. */
export interface CardPage {
  /** Names the statement: one name, one text. */
  readonly name: string;
  /** The ids as an array in the wanted order, with placeholders. */
  readonly ids: () => SQL;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The cards of a page in its order; unknown ids are left out. */
export async function loadCardPage(db: CatalogueDatabase, page: CardPage, seeing: Seeing): Promise<ProductCard[]> {
  const statement = writtenOnce(db, seeing.drafts ? `${page.name} drafts` : page.name, (name) =>
    writeStatement(db, page.ids(), name, seeing),
  );
  const [row] = await statement.execute({ ...page.values });
  return readCards(row?.cards ?? []);
}

function writeStatement(db: CatalogueDatabase, ids: SQL, name: string, seeing: Seeing) {
  return db
    .select({ cards: sql<WrittenCard[]>`(${cardsOf(ids, seeing)})` })
    .from(sql`(select) as once`)
    .prepare(name);
}

/** The cards of products, in the order of the ids; unknown ids are left out. */
export async function loadProductCards(
  db: CatalogueDatabase,
  ids: readonly number[],
  seeing: Seeing = published,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const given = () => sql`${sql.placeholder('ids')}::int[]`;
  return loadCardPage(db, { name: 'cards by id', ids: given, values: { ids: [...ids] } }, seeing);
}

/** The same for ids that a statement of its own looks up. */
export async function loadCardsOf(db: CatalogueDatabase, page: SQL, seeing: Seeing): Promise<ProductCard[]> {
  const { rows } = await db.execute<{ cards: WrittenCard[] }>(sql`select (${cardsOf(page, seeing)}) as cards`);
  return readCards(rows[0]?.cards ?? []);
}

/**
 * The cards of an array of ids as one JSON value, put together by the database: to read one value takes a third of the
 * processor time that as many rows with their parts take.
 */
export function cardsOf(ids: SQL, seeing: Seeing): SQL {
  return sql`
    select coalesce(json_agg(${card} order by asked.place), '[]'::json)
    from unnest(${ids}) with ordinality as asked(id, place) join ${products} on ${products.id} = asked.id
    where ${shown(products, seeing) ?? sql`true`}`;
}

export function readCards(cards: readonly WrittenCard[]): ProductCard[] {
  return cards.map((written) => ({
    ...written,
    addedAt: new Date(written.addedAt),
    discountStart: written.discountStart === null ? null : new Date(written.discountStart),
    discountEnd: written.discountEnd === null ? null : new Date(written.discountEnd),
  }));
}

const ownColumns = sql.join(
  columns.map((name) => sql`${sql.raw(`'${name}'`)}, ${products[name]}`),
  sql`, `,
);

const written = sql`json_build_object(${ownColumns},
  'texts', (
    select json_agg(json_build_object('language', ${productTexts.language}, 'title', ${productTexts.title},
      'subtitle', ${productTexts.subtitle}, 'summary', ${productTexts.summary}))
    from ${productTexts} where ${productTexts.productId} = ${products.id}
  ),
  'pictures', (
    select coalesce(json_agg(json_build_object('picture', json_build_object('address', ${pictures.address},
      'width', ${pictures.width}, 'height', ${pictures.height}, 'colour', ${pictures.colour},
      'texts', (
        select coalesce(json_agg(json_build_object('language', ${pictureTexts.language}, 'alt', ${pictureTexts.alt})), '[]')
        from ${pictureTexts} where ${pictureTexts.pictureId} = ${pictures.id}
      ))) order by first.position), '[]')
    from (
      select ${productPictures.pictureId}, ${productPictures.position} from ${productPictures}
      where ${productPictures.productId} = ${products.id} order by ${productPictures.position} limit 2
    ) first join ${pictures} on ${pictures.id} = first.picture_id
  ),
  'priceSteps', (
    select coalesce(json_agg(json_build_object('fromQuantity', ${productPriceSteps.fromQuantity},
      'price', ${productPriceSteps.price}) order by ${productPriceSteps.fromQuantity}), '[]')
    from ${productPriceSteps} where ${productPriceSteps.productId} = ${products.id}
  ),
  'reduction', (
    select json_build_object('id', ${reductions.id}, 'rules', (
      select coalesce(json_agg(json_build_object('conditionType', ${reductionRules.conditionType},
        'conditionValue', ${reductionRules.conditionValue}, 'type', ${reductionRules.type},
        'value', ${reductionRules.value}) order by ${reductionRules.position}), '[]')
      from ${reductionRules} where ${reductionRules.reductionId} = ${reductions.id}
    ))
    from ${reductions} where ${reductions.id} = ${products.reductionId}
  ))`;

/** Written out once, since it holds no values: to walk through its parts for every search costs as much as to read it. */
const card = sql.raw(new PgDialect({ casing: 'snake_case' }).sqlToQuery(written).sql);
