import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, isLanguage, languageColumn } from './columns';
import { pictures } from './picture';

export const categories = pgTable(
  'categories',
  {
    id: identity(),
    parentId: integer().references((): AnyPgColumn => categories.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    slug: text().notNull().unique(),
    pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('categories_parent').on(table.parentId, table.position),
    check('categories_not_own_parent', sql`${table.parentId} <> ${table.id}`),
  ],
);

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** A line of figures below the title, such as a range of weights. */
    figures: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    check('category_texts_language', isLanguage(table.language)),
  ],
);
