import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './product';

const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/**
 * Every thirty-second product. An index of words tells of all documents that have one before it tells of the first, so
 * what half of all documents say is looked for among these only.
 */
export function inSample(productId: SQLWrapper): SQL {
  return sql`${productId} % 32 = 0`;
}

/**
 * What search looks into: one document a product, all languages in one, so that a Chinese page finds `denim` too.
 * Words and bigrams are made in code (server/search/search-text.ts); PostgreSQL's own parsers know no Chinese.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    document: tsvector().notNull(),
    /** The normalised text, to check that bigrams stand side by side. */
    plain: text().notNull(),
  },
  (table) => [
    index('product_search_document').using('gin', table.document),
    index('product_search_sample').using('gin', table.document).where(inSample(table.productId)),
  ],
);

/** Every Latin word that occurs in a document: a misspelt one is brought back to the nearest of these. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_trigrams').using('gist', table.word.op('gist_trgm_ops')),
]);
