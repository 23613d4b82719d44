import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, isOneOf, language, moment } from './columns';
import { communities } from './community';
import { members } from './members';
import { isPublication, publicationColumns } from './publication';

/** Who an announcement is for. */
export const announcementAudiences = ['everyone', 'members'] as const;

export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    isTop: boolean().notNull().default(false),
    audience: text({ enum: announcementAudiences }).notNull().default('everyone'),
    ...publicationColumns(),
  },
  (table) => [
    index('announcements_of_community').on(
      table.communityId,
      table.isTop.desc().nullsFirst(),
      table.publishAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('announcements_publication', isPublication(table)),
    check('announcements_audience', isOneOf(table.audience, announcementAudiences)),
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

/** Who has read an announcement, and when first. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: integer()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    readAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.memberId] }),
    index('announcements_read_by_member').on(table.memberId),
  ],
);

/** Texts that the secretariat begins an announcement from (specification §7, model list). */
export const announcementModels = pgTable(
  'announcement_models',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (table) => [index('announcement_models_of_community').on(table.communityId, table.sort)],
);

export const announcementModelTexts = pgTable(
  'announcement_model_texts',
  {
    modelId: integer()
      .notNull()
      .references(() => announcementModels.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.language] })],
);
