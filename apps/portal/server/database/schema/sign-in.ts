import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts, sessions } from './accounts';
import { id, moment } from './columns';

/** What a code lets one do; a code of one scene is wrong in another. */
export const codeScenes = ['register', 'login', 'reset', 'bind', 'verify', 'first_administrator'] as const;

export type CodeScene = (typeof codeScenes)[number];

/** Codes and links that prove a phone or a mailbox. They end, count their tries and work once. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    scene: text({ enum: codeScenes }).notNull(),
    /** A phone in the form of E.164, or an address in small letters. */
    target: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('one_time_codes_of_target').on(table.target, table.scene, table.id.desc()),
    index('one_time_codes_end').on(table.expiresAt),
  ],
);

/** Somebody on the way to a third party and back (OAuth 2 with PKCE). */
export const thirdPartyVisits = pgTable(
  'third_party_visits',
  {
    stateHash: text().primaryKey(),
    provider: text().notNull(),
    verifier: text().notNull(),
    nonce: text().notNull(),
    redirectUri: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('third_party_visits_end').on(table.expiresAt)],
);

export const scanStates = ['waiting', 'scanned', 'confirmed', 'refused', 'used'] as const;

/** A computer that shows a code to be scanned. The key is in the code; the secret never leaves the computer. */
export const scanKeys = pgTable(
  'scan_keys',
  {
    keyHash: text().primaryKey(),
    secretHash: text().notNull(),
    state: text({ enum: scanStates }).notNull().default('waiting'),
    /** Who scanned it. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    /** The computer's, shown to the phone. */
    userAgent: text().notNull().default(''),
    expiresAt: moment().notNull(),
  },
  (table) => [index('scan_keys_end').on(table.expiresAt)],
);

/** A ticket opens one WebSocket, whose handshake can carry no header. */
export const socketTickets = pgTable(
  'socket_tickets',
  {
    ticketHash: text().primaryKey(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('socket_tickets_end').on(table.expiresAt)],
);

/** Solved captchas: each vouches once, and is kept until it could not be believed anyway. */
export const captchaProofs = pgTable(
  'captcha_proofs',
  {
    challenge: text().primaryKey(),
    holder: text().notNull(),
    expiresAt: moment().notNull(),
    spentAt: moment(),
  },
  (table) => [
    index('captcha_proofs_holder').on(table.holder, table.expiresAt),
    index('captcha_proofs_end').on(table.expiresAt),
  ],
);

/** Secrets that this installation made for itself. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });
