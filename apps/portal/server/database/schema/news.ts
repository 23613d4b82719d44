import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, language, type StoredPicture } from './columns';
import { communities } from './community';
import { isPublication, publicationColumns } from './publication';

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
    ...publicationColumns(),
    picture: jsonb().$type<StoredPicture>(),
  },
  (table) => [
    index('news_of_community').on(
      table.communityId,
      table.isTop.desc().nullsFirst(),
      table.publishAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('news_of_category').on(table.categoryId, table.publishAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('news_publication', isPublication(table)),
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
