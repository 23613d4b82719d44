import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { id, isOneOf, moment, type StoredPicture } from './columns';
import { communities } from './community';

/** What a picture of the library was sent for (specification §7, attachments: upload allocation by scene). */
export const mediaScenes = ['news', 'banner', 'partner', 'program', 'member', 'company', 'community'] as const;

/** The pictures of a community, each made anew by us from what was sent. */
export const media = pgTable(
  'media',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    scene: text({ enum: mediaScenes }).notNull(),
    /** The name that the sender's file had. */
    name: text().notNull(),
    picture: jsonb().$type<StoredPicture>().notNull(),
    /** Of the kept picture, in bytes. */
    size: integer().notNull(),
    /** Who sent it; null when the person was erased. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('media_of_community').on(table.communityId, table.id.desc()),
    index('media_address').on(sql`(${table.picture} ->> 'url')`),
    check('media_scene', isOneOf(table.scene, mediaScenes)),
    check('media_name', sql`char_length(${table.name}) between 1 and 99`),
  ],
);
