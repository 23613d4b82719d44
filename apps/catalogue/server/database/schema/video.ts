import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { changedAt, draftFlag, identity, isLanguage, languageColumn, moment } from './columns';
import { pictures } from './picture';
import { products } from './product';

export const videos = pgTable(
  'videos',
  {
    id: identity(),
    slug: text().notNull(),
    addedAt: moment().notNull(),
    changedAt: changedAt(),
    isDraft: draftFlag(),
    seconds: real().notNull(),
    pictureId: integer().references(() => pictures.id, { onDelete: 'set null' }),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('videos_newest').on(table.addedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('videos_product').on(table.productId),
    check('videos_seconds', sql`${table.seconds} >= 0`),
  ],
);

export const videoTexts = pgTable(
  'video_texts',
  {
    videoId: integer()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    bodyHtml: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.language] }),
    check('video_texts_language', isLanguage(table.language)),
  ],
);

/** The same film in several formats, best first. */
export const videoFiles = pgTable(
  'video_files',
  {
    videoId: integer()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    type: text().notNull(),
    /** In bytes. */
    size: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.position] })],
);

/** What deaf viewers read while the film runs: one WebVTT file a language. */
export const videoTracks = pgTable(
  'video_tracks',
  {
    videoId: integer()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    url: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.language] }),
    check('video_tracks_language', isLanguage(table.language)),
  ],
);
