import type { HeaderDropdown, HeaderMode } from '@selvedge/domain/site';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identity, isLanguage, isOneOf, languageColumn } from './columns';

const headerModes = ['fixed', 'hide'] as const satisfies readonly HeaderMode[];
const headerDropdowns = ['normal', 'flat'] as const satisfies readonly HeaderDropdown[];

/** One row a site: what the specification calls site info (§3). */
export const sites = pgTable(
  'sites',
  {
    id: identity(),
    siteType: smallint().notNull().default(1),
    languageCode: languageColumn().default('en'),
    languages: text().array().notNull(),
    originalDomain: text().notNull(),
    /** Prices leave the database only while this is on. */
    isShop: boolean().notNull().default(false),
    /** What sending an order costs, in cents. */
    shippingCents: integer().notNull().default(0),
    /** Whether the chat itself, rather than the inquiry, comes first for a visitor who has met it (specification §2). */
    chatRequired: boolean().notNull().default(false),
    langPrefix: text().notNull().default('/'),
    /** Raised by every publication; pages made before are stale (specification §9: 12.345 at first). */
    publishVersion: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull().default(12.345),
    /** How the header behaves (specification §2; decision 0008): its place, on the home page an own one. */
    headerPosition: smallint().notNull().default(1),
    /** Null is as on the other pages. */
    homeHeaderPosition: smallint(),
    headerMode: text({ enum: headerModes }).notNull().default('fixed'),
    headerDropdown: text({ enum: headerDropdowns }).notNull().default('normal'),
    /** Whether rows of items move by themselves; nothing does unless a site asks for it. */
    listAutoplay: boolean().notNull().default(false),
    email: text().notNull(),
    phone: text().notNull(),
    /** What was loaded into the empty database, so that it is loaded once. */
    demoVersion: text(),
  },
  (table) => [
    check('sites_language', isLanguage(table.languageCode)),
    check('sites_header_position', sql`${table.headerPosition} between 1 and 3`),
    check('sites_home_header_position', sql`${table.homeHeaderPosition} between 1 and 3`),
    check('sites_header_mode', isOneOf(table.headerMode, headerModes)),
    check('sites_header_dropdown', isOneOf(table.headerDropdown, headerDropdowns)),
  ],
);

export const siteTexts = pgTable(
  'site_texts',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    name: text().notNull(),
    title: text().notNull(),
    keywords: text().notNull(),
    description: text().notNull(),
    companyName: text().notNull(),
    address: text().notNull(),
    hours: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.language] }),
    check('site_texts_language', isLanguage(table.language)),
  ],
);

/** An entry of the social chat (specification §3): the network, and whom one reaches there. */
export const socialChatEntries = pgTable(
  'social_chat_entries',
  {
    id: identity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    type: text().notNull(),
    areaCode: text().notNull(),
    account: text().notNull(),
  },
  (table) => [index('social_chat_entries_place').on(table.siteId, table.position)],
);

export const socialChatEntryTexts = pgTable(
  'social_chat_entry_texts',
  {
    entryId: integer()
      .notNull()
      .references(() => socialChatEntries.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    /** The words that a conversation begins with. */
    message: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.language] }),
    check('social_chat_entry_texts_language', isLanguage(table.language)),
  ],
);
