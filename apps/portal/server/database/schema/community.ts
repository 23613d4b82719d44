import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, language, moment } from './columns';

/** An association (specification §3, `cc`). One installation may hold several, each on its own domain or path. */
export const communities = pgTable(
  'communities',
  {
    id: id(),
    /** The host name that it has to itself, in lower case: `weaving.example`. */
    domain: text().unique(),
    /** The first part of its addresses on a host that it shares: `weaving`. */
    path: text().unique(),
    /** The characters of its seal, top to bottom; a seal is never translated. */
    seal: text().notNull(),
    foundedYear: integer().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Its number in the register of associations. */
    registrationNumber: text(),
    charterAdoptedOn: date(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('communities_domain', sql`${table.domain} ~ '^[a-z0-9.-]{1,253}$'`),
    check('communities_path', sql`${table.path} ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'`),
  ],
);

export const communityTexts = pgTable(
  'community_texts',
  {
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    language: language(),
    name: text().notNull(),
    desc: text().notNull(),
    introduction: text().notNull(),
    address: text().notNull(),
    hours: text().notNull(),
    /** What it is and does at length: paragraphs of plain text, parted by an empty line. */
    about: text().notNull().default(''),
    /** What its charter says, one clause a paragraph. */
    charter: text().notNull().default(''),
    /** The authority that it is registered with. */
    registeredWith: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.communityId, table.language] })],
);
