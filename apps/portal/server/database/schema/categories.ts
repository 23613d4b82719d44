import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, isOneOf, language } from './columns';
import { communities } from './community';

/** What a community sorts by: the trades of its companies and the regions that they work in. */
export const categoryKinds = ['trade', 'region'] as const;

/** A community's categories (specification §3). */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    kind: text({ enum: categoryKinds }).notNull(),
    sort: integer().notNull().default(0),
  },
  (table) => [
    index('categories_of_community').on(table.communityId, table.kind, table.sort, table.id),
    check('categories_kind', isOneOf(table.kind, categoryKinds)),
  ],
);

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    check('category_texts_title', sql`char_length(${table.title}) between 1 and 100`),
  ],
);
