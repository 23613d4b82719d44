import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, isLanguage, languageColumn } from './columns';

/** A picture of the site; its file lies in storage under its address without the leading slash. */
export const pictures = pgTable(
  'pictures',
  {
    id: identity(),
    address: text().notNull().unique(),
    /** In pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** The average colour, shown while the picture loads. */
    colour: text().notNull(),
    /** Where an imported picture was fetched from, so that it is fetched once. */
    sourceUrl: text().unique('pictures_source_url'),
  },
  (table) => [
    check('pictures_address', sql`${table.address} ~ '^/p[0-9]+/[0-9]+[^/]*\\.(png|jpg|jpeg|bmp|webp)$'`),
    check('pictures_size', sql`${table.width} > 0 and ${table.height} > 0`),
    check('pictures_colour', sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
);

export const pictureTexts = pgTable(
  'picture_texts',
  {
    pictureId: integer()
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    alt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.language] }),
    check('picture_texts_language', isLanguage(table.language)),
  ],
);
