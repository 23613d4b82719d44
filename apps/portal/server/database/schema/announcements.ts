import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, language, moment } from './columns';
import { communities } from './community';

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    isTop: boolean().notNull().default(false),
    publishedAt: moment().notNull(),
  },
  (table) => [
    index('announcements_of_community').on(
      table.communityId,
      table.isTop.desc(),
      table.publishedAt.desc(),
      table.id.desc(),
    ),
  ],
);

export const announcementTexts = pgTable(
  'announcement_texts',
  {
    announcementId: integer()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.language] })],
);
