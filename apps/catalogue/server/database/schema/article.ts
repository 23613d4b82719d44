import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { changedAt, draftFlag, identity, isLanguage, languageColumn, moment } from './columns';
import { pictures } from './picture';

export const articles = pgTable(
  'articles',
  {
    id: identity(),
    slug: text().notNull(),
    addedAt: moment().notNull(),
    changedAt: changedAt(),
    isDraft: draftFlag(),
    reads: integer().notNull().default(0),
    pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('articles_newest').on(table.addedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('articles_reads', sql`${table.reads} >= 0`),
  ],
);

export const articleTexts = pgTable(
  'article_texts',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    title: text().notNull(),
    /** The kind of article, shown above its title. */
    tab: text().notNull().default(''),
    summary: text().notNull().default(''),
    bodyHtml: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    check('article_texts_language', isLanguage(table.language)),
  ],
);
