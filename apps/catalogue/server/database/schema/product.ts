import type { AlbumKind } from '@selvedge/domain/content';
import type { DraftName } from '@selvedge/domain/textile';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { categories } from './category';
import { changedAt, draftFlag, identity, isLanguage, isOneOf, languageColumn, moment } from './columns';
import { pictures } from './picture';

/** A discount that products share: its rules are tried in their order (specification §3, discount rule). */
export const reductions = pgTable('reductions', {
  id: identity(),
  /** The name in its page's address; a reduction may have none. */
  slug: text().notNull().default(''),
});

/** What a reduction is called; one without texts is called after what it gives. */
export const reductionTexts = pgTable(
  'reduction_texts',
  {
    reductionId: integer()
      .notNull()
      .references(() => reductions.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    title: text().notNull(),
    summary: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.reductionId, table.language] }),
    check('reduction_texts_language', isLanguage(table.language)),
    check('reduction_texts_title', sql`${table.title} <> ''`),
  ],
);

export const reductionRules = pgTable(
  'reduction_rules',
  {
    reductionId: integer()
      .notNull()
      .references(() => reductions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** 1: a quantity of pieces, otherwise an amount in cents. */
    conditionType: smallint().notNull(),
    conditionValue: integer().notNull(),
    /** 1: per mille of the price that is left to pay, 2: cents off, other: free shipping. */
    type: smallint().notNull(),
    value: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reductionId, table.position] }),
    check('reduction_rules_values', sql`${table.conditionValue} >= 0 and ${table.value} >= 0`),
  ],
);

export const products = pgTable(
  'products',
  {
    id: identity(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    /** The mill's own number, such as WD-1402. */
    articleNumber: text().unique('products_article_number'),
    slug: text().notNull(),
    /** The place in the mill's own order. */
    position: integer().notNull(),
    addedAt: moment().notNull(),
    changedAt: changedAt(),
    isDraft: draftFlag(),
    isHot: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    isRecommend: boolean().notNull().default(false),
    /** In cents; both or none. */
    priceMin: integer(),
    priceMax: integer(),
    /** What the price is for: `m`, `kg`, `pc`. */
    priceUnit: text().notNull().default('m'),
    /** The least that is sold at once, and what is there to be sold; no stock at all is made to order. */
    leastQuantity: integer().notNull().default(1),
    stock: integer(),
    discountStart: moment(),
    discountEnd: moment(),
    /** Per mille of the price that is left to pay: 850 is 15 % off, 1000 is no discount. */
    maxDiscount: smallint().notNull().default(1000),
    reductionId: integer().references(() => reductions.id, { onDelete: 'set null' }),
    commentScore: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(5),
    commentCount: integer().notNull().default(0),
    /** What buyers narrow down by: g/m² and the yarn count in Ne. */
    weightGsm: real(),
    countNe: real(),
    /** The name of the draft that is drawn on point paper. */
    weave: text().$type<DraftName>(),
    /** The line of a card, such as `248 g/m²`, `150 cm`. */
    figures: text().array().notNull().default([]),
    tags: text().array().notNull().default([]),
    /** A model in three dimensions, as an address. */
    modelUrl: text(),
    /** What is shown of the model before it is loaded. */
    modelPictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
    /** Where an imported product came from, and its key there. */
    source: text(),
    sourceKey: text(),
    /** A hash of what the source said, so that the same file changes nothing. */
    sourceHash: text(),
  },
  (table) => [
    unique('products_source').on(table.source, table.sourceKey),
    index('products_recommended').on(table.position, table.id),
    index('products_by_category').on(table.categoryId, table.position, table.id),
    // A category in every other order: the pages of a branch are put together from those of its categories.
    index('products_category_newest').on(
      table.categoryId,
      table.addedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('products_category_lightest').on(table.categoryId, table.weightGsm, table.id),
    index('products_category_heaviest').on(table.categoryId, table.weightGsm.desc().nullsLast(), table.id),
    index('products_newest').on(table.addedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_lightest').on(table.weightGsm, table.id),
    index('products_heaviest').on(table.weightGsm.desc().nullsLast(), table.id),
    index('products_by_count').on(table.countNe),
    index('products_by_reduction')
      .on(table.reductionId, table.position, table.id)
      .where(sql`${table.reductionId} is not null`),
    index('products_discount').on(table.discountEnd, table.discountStart).where(sql`${table.discountEnd} is not null`),
    check(
      'products_price',
      sql`(${table.priceMin} is null) = (${table.priceMax} is null) and ${table.priceMin} >= 0 and ${table.priceMin} <= ${table.priceMax}`,
    ),
    check(
      'products_discount_time',
      sql`(${table.discountStart} is null) = (${table.discountEnd} is null) and ${table.discountStart} < ${table.discountEnd}`,
    ),
    check('products_stock', sql`${table.stock} >= 0 and ${table.leastQuantity} >= 1`),
    check('products_max_discount', sql`${table.maxDiscount} between 0 and 1000`),
    check('products_source_whole', sql`(${table.source} is null) = (${table.sourceKey} is null)`),
  ],
);

const productId = () =>
  integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/** A lower price of a larger order. */
export const productPriceSteps = pgTable(
  'product_price_steps',
  {
    productId: productId(),
    /** From so many units on. */
    fromQuantity: integer().notNull(),
    /** In cents. */
    price: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.fromQuantity] }),
    check('product_price_steps_values', sql`${table.fromQuantity} > 1 and ${table.price} >= 0`),
  ],
);

export const productTexts = pgTable(
  'product_texts',
  {
    productId: productId(),
    language: languageColumn(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    summary: text().notNull().default(''),
    /** Safe HTML. */
    bodyHtml: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    check('product_texts_language', isLanguage(table.language)),
    check('product_texts_title', sql`${table.title} <> ''`),
  ],
);

/** A row of the table of figures: `code` is the same in every language, `weight` for instance. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: productId(),
    language: languageColumn(),
    position: integer().notNull(),
    /** The block of the table that the row stands in. */
    group: text().notNull().default(''),
    code: text().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    /** The same value in another unit, and the UN/CEFACT code of the first. */
    second: text(),
    unitCode: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language, table.position] }),
    check('product_attributes_language', isLanguage(table.language)),
  ],
);

/** A choice that a buyer has, such as a colour, with its values. */
export const productOptions = pgTable(
  'product_options',
  {
    productId: productId(),
    language: languageColumn(),
    position: integer().notNull(),
    name: text().notNull(),
    values: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language, table.position] }),
    check('product_options_language', isLanguage(table.language)),
  ],
);

/** Written out, because drizzle-kit cannot load the workspace's packages; only their types. */
const albumKinds = [
  'face',
  'back',
  'drape',
  'swatch',
  'pattern',
  'detail',
  'pack',
] as const satisfies readonly AlbumKind[];

/** What a picture of a product shows; the first one is the product's own. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: productId(),
    position: integer().notNull(),
    pictureId: integer()
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    kind: text({ enum: albumKinds }).notNull().default('face'),
    /** How wide the picture is on the cloth, in millimetres: one repeat of the pattern. */
    repeatMm: real(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_picture').on(table.pictureId),
    check('product_pictures_kind', isOneOf(table.kind, albumKinds)),
    check('product_pictures_repeat', sql`${table.repeatMm} > 0`),
  ],
);
