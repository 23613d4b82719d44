import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identity, isLanguage, languageColumn, moment } from './columns';
import { products } from './product';

/**
 * What a buyer wrote about a product, in the language it was written in. A trigger keeps the product's own score and
 * count true to these rows.
 */
export const productReviews = pgTable(
  'product_reviews',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 1 to 5. */
    score: smallint().notNull(),
    language: languageColumn(),
    text: text().notNull(),
    /** As the buyer wants to be called: a trade and a country rather than a name. */
    author: text().notNull(),
    writtenAt: moment().notNull(),
    /** What the mill answered, in the language of the review. */
    reply: text(),
  },
  (table) => [
    index('product_reviews_newest').on(
      table.productId,
      table.writtenAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('product_reviews_highest').on(
      table.productId,
      table.score.desc().nullsFirst(),
      table.writtenAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('product_reviews_score', sql`${table.score} between 1 and 5`),
    check('product_reviews_language', isLanguage(table.language)),
    check('product_reviews_text', sql`${table.text} <> '' and ${table.author} <> ''`),
  ],
);
