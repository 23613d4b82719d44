import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, language, moment, type StoredPicture } from './columns';
import { communities } from './community';

export const newsCategories = pgTable('news_categories', {
  id: id(),
  communityId: integer()
    .notNull()
    .references(() => communities.id, { onDelete: 'cascade' }),
  sort: integer().notNull(),
});

export const newsCategoryTexts = pgTable(
  'news_category_texts',
  {
    categoryId: integer()
      .notNull()
      .references(() => newsCategories.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);

export const news = pgTable(
  'news',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => newsCategories.id),
    isTop: boolean().notNull().default(false),
    publishedAt: moment().notNull(),
    picture: jsonb().$type<StoredPicture>(),
  },
  (table) => [
    index('news_of_community').on(table.communityId, table.isTop.desc(), table.publishedAt.desc(), table.id.desc()),
  ],
);

export const newsTexts = pgTable(
  'news_texts',
  {
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Paragraphs of plain text, parted by an empty line. */
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.language] })],
);
