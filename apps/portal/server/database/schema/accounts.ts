import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, language, moment } from './columns';

/** People who can sign in. What makes a person a member of a community is a row of `members` with this account. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** In the form of E.164, such as `+8613800000000`; proven by a code. */
    phone: text(),
    /** In small letters; proven by a code. */
    email: text(),
    /** Argon2id. Null while the person only signs in by codes or by a third party. */
    passwordHash: text(),
    nick: text().notNull(),
    avatar: text(),
    language: language(),
    /** What the person's programs keep in step; `settingVersion` counts its changes. */
    setting: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    settingVersion: integer().notNull().default(0),
    /** Made with the demo content, and gone with it. */
    isDemo: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** The person asked to be erased then; signing in before takes it back. */
    eraseAfter: moment(),
    /** Nothing of the person is left in this row. */
    erasedAt: moment(),
  },
  (table) => [
    uniqueIndex('accounts_phone').on(table.phone),
    uniqueIndex('accounts_email').on(table.email),
    uniqueIndex('accounts_nick').on(sql`lower(${table.nick})`),
    index('accounts_to_erase').on(table.eraseAfter).where(sql`${table.erasedAt} is null`),
  ],
);

const account = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** How a session's token travels: in a cookie of a browser, or in the header of a program. */
export const sessionKinds = ['cookie', 'bearer'] as const;

export type SessionKind = (typeof sessionKinds)[number];

/** Who is signed in. Only the hash of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    accountId: account(),
    kind: text({ enum: sessionKinds }).notNull(),
    userAgent: text().notNull().default(''),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('sessions_of_account').on(table.accountId, table.seenAt.desc())],
);

/** An account of a third party that a person signs in with. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    accountId: account(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('external_identities_of_account').on(table.accountId),
  ],
);
