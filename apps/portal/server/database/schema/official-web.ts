import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { id, isOneOf, language, moment, type StoredPicture } from './columns';
import { communities } from './community';

const ofCommunity = () =>
  integer()
    .notNull()
    .references(() => communities.id, { onDelete: 'cascade' });

export const navigationPlaces = ['header', 'footer'] as const;

/** The entries of header and footer (specification §7: header/list, footer/list, footer/enableList). */
export const navigationEntries = pgTable(
  'navigation_entries',
  {
    id: id(),
    communityId: ofCommunity(),
    place: text({ enum: navigationPlaces }).notNull(),
    parentId: integer().references((): AnyPgColumn => navigationEntries.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    /** A page of ours without its language (`/news`), or another site's address. */
    href: text().notNull(),
    isEnabled: boolean().notNull().default(true),
  },
  (table) => [
    index('navigation_of_community').on(table.communityId, table.place, table.sort, table.id),
    check('navigation_entries_place', isOneOf(table.place, navigationPlaces)),
    check('navigation_entries_href', sql`${table.href} ~ '^(/|https://|mailto:|tel:)'`),
  ],
);

export const navigationTexts = pgTable(
  'navigation_texts',
  {
    entryId: integer()
      .notNull()
      .references(() => navigationEntries.id, { onDelete: 'cascade' }),
    language: language(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.language] })],
);

export const banners = pgTable(
  'banners',
  {
    id: id(),
    communityId: ofCommunity(),
    sort: integer().notNull().default(0),
    picture: jsonb().$type<StoredPicture>().notNull(),
    href: text(),
    isShown: boolean().notNull().default(true),
  },
  (table) => [
    index('banners_of_community').on(table.communityId, table.sort, table.id),
    check('banners_href', sql`${table.href} ~ '^(/|https://)'`),
  ],
);

export const bannerTexts = pgTable(
  'banner_texts',
  {
    bannerId: integer()
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.language] })],
);

export const partners = pgTable(
  'partners',
  {
    id: id(),
    communityId: ofCommunity(),
    sort: integer().notNull().default(0),
    picture: jsonb().$type<StoredPicture>(),
    href: text(),
    isShown: boolean().notNull().default(true),
  },
  (table) => [
    index('partners_of_community').on(table.communityId, table.sort, table.id),
    check('partners_href', sql`${table.href} ~ '^https?://'`),
  ],
);

export const partnerTexts = pgTable(
  'partner_texts',
  {
    partnerId: integer()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    language: language(),
    name: text().notNull(),
    summary: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.language] })],
);

/** Small programs within chat apps that the community names to its members (specification §3). */
export const miniPrograms = pgTable(
  'mini_programs',
  {
    id: id(),
    communityId: ofCommunity(),
    sort: integer().notNull().default(0),
    /** What the chat app opens it by. */
    appId: text().notNull(),
    path: text().notNull().default(''),
    picture: jsonb().$type<StoredPicture>(),
    isShown: boolean().notNull().default(true),
  },
  (table) => [index('mini_programs_of_community').on(table.communityId, table.sort, table.id)],
);

export const miniProgramTexts = pgTable(
  'mini_program_texts',
  {
    programId: integer()
      .notNull()
      .references(() => miniPrograms.id, { onDelete: 'cascade' }),
    language: language(),
    name: text().notNull(),
    summary: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.programId, table.language] })],
);

export const messageStates = ['new', 'seen', 'answered', 'closed'] as const;

/** What visitors wrote to the message board. */
export const messageBoardEntries = pgTable(
  'message_board_entries',
  {
    id: id(),
    communityId: ofCommunity(),
    /** One message a key, however often it is sent; the hash tells a repetition from another content. */
    idempotencyKey: text().unique(),
    contentHash: text().notNull(),
    contacts: text().notNull(),
    phone: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    content: text().notNull(),
    language: language(),
    state: text({ enum: messageStates }).notNull().default('new'),
    /** What the secretariat noted; never shown to the sender. */
    note: text().notNull().default(''),
    receivedAt: moment().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('messages_of_community').on(
      table.communityId,
      table.receivedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('message_board_entries_state', isOneOf(table.state, messageStates)),
    check('message_board_entries_email', sql`${table.email} = lower(${table.email})`),
  ],
);

/** How often a part of the site was opened on a day. Nothing of who opened it. */
export const visits = pgTable(
  'visits',
  {
    communityId: ofCommunity(),
    day: date().notNull(),
    page: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.communityId, table.day, table.page] })],
);
