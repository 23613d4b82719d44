import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { draftFlag, identity, isLanguage, languageColumn, moment } from './columns';
import { products } from './product';
import { visitors } from './tracking';

export const downloads = pgTable(
  'downloads',
  {
    id: identity(),
    addedAt: moment().notNull(),
    isDraft: draftFlag(),
    /** The kind of file as people say it: PDF, XLSX, ZIP. */
    kind: text().notNull(),
    /** In bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** A limited file is asked for by e-mail; its address never leaves the server. */
    isLimit: boolean().notNull().default(false),
    href: text().notNull(),
  },
  (table) => [
    index('downloads_href').on(table.href),
    index('downloads_newest').on(table.addedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('downloads_size', sql`${table.size} >= 0`),
  ],
);

export const downloadTexts = pgTable(
  'download_texts',
  {
    downloadId: integer()
      .notNull()
      .references(() => downloads.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    title: text().notNull(),
    summary: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.downloadId, table.language] }),
    check('download_texts_language', isLanguage(table.language)),
  ],
);

/** The files that a product's page offers. */
export const productDownloads = pgTable(
  'product_downloads',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    downloadId: integer()
      .notNull()
      .references(() => downloads.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_downloads_download').on(table.downloadId),
  ],
);

/** Who asked for a limited file. */
export const downloadRequests = pgTable(
  'download_requests',
  {
    id: identity(),
    downloadId: integer()
      .notNull()
      .references(() => downloads.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text().notNull(),
    language: languageColumn(),
    requestedAt: moment().notNull(),
    /** It holds an address and nothing that has to be kept: a visitor that is erased takes it along. */
    visitorId: integer().references(() => visitors.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('download_requests_download').on(table.downloadId, table.requestedAt),
    index('download_requests_email').on(table.email),
    index('download_requests_visitor').on(table.visitorId),
    check('download_requests_email_lower', sql`${table.email} = lower(${table.email})`),
    check('download_requests_language', isLanguage(table.language)),
  ],
);
