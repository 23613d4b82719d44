import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { bills } from './bills';
import { id, isOneOf, moment } from './columns';
import { communities } from './community';
import { entryKinds, ledgerAccounts, receiptKinds } from './fee-words';

/**
 * The books: each entry takes an amount from one account to another, so they always add up. Nothing in them is ever
 * changed or deleted (a trigger sees to it); a mistake is put right by a counter entry.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'restrict' }),
    billId: integer()
      .notNull()
      .references(() => bills.id, { onDelete: 'restrict' }),
    kind: text({ enum: entryKinds }).notNull(),
    debit: text({ enum: ledgerAccounts }).notNull(),
    credit: text({ enum: ledgerAccounts }).notNull(),
    cents: integer().notNull(),
    /** The entry that this one takes back. */
    reverses: integer().unique(),
    /** The day of the money, as the bank has it. */
    bookedOn: date().notNull(),
    /** How the money came: by transfer, in cash, by Stripe. */
    way: text().notNull().default(''),
    reason: text().notNull().default(''),
    /** Who entered it; a plain number, so that the row stands when the person is erased. Null for a provider. */
    enteredBy: integer(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('entries_of_community').on(table.communityId, table.bookedOn, table.id),
    index('entries_of_bill').on(table.billId, table.id),
    check('ledger_entries_kind', isOneOf(table.kind, entryKinds)),
    check('ledger_entries_debit', isOneOf(table.debit, ledgerAccounts)),
    check('ledger_entries_credit', isOneOf(table.credit, ledgerAccounts)),
    check('ledger_entries_two_sides', sql`${table.debit} <> ${table.credit}`),
    check('ledger_entries_cents', sql`${table.cents} > 0`),
  ],
);

/** The last number that was given out, by year. Whoever takes the next one holds this row until it is committed. */
export const receiptSeries = pgTable(
  'receipt_series',
  {
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.communityId, table.year] })],
);

/** Receipts of money, numbered without gaps; one is cancelled by another one, and never taken away. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'restrict' }),
    year: integer().notNull(),
    serial: integer().notNull(),
    kind: text({ enum: receiptKinds }).notNull(),
    entryId: integer()
      .notNull()
      .unique()
      .references(() => ledgerEntries.id, { onDelete: 'restrict' }),
    /** The receipt that this one cancels. */
    cancels: integer().unique(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('receipts_number').on(table.communityId, table.year, table.serial),
    check('receipts_kind', isOneOf(table.kind, receiptKinds)),
    check('receipts_serial', sql`${table.serial} > 0`),
  ],
);

export const onlinePaymentStates = ['begun', 'paid', 'failed', 'refunded'] as const;

/** A payment on a provider's page. */
export const onlinePayments = pgTable(
  'online_payments',
  {
    id: id(),
    billId: integer()
      .notNull()
      .references(() => bills.id, { onDelete: 'restrict' }),
    provider: text().notNull(),
    cents: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: onlinePaymentStates }).notNull().default('begun'),
    /** How much of it the provider has given back so far. */
    refundedCents: integer().notNull().default(0),
    /** The provider's name for it; null until the provider has answered. */
    reference: text().unique(),
    url: text(),
    startedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [
    index('online_payments_of_bill').on(table.billId, table.id.desc()),
    check('online_payments_state', isOneOf(table.state, onlinePaymentStates)),
    check('online_payments_cents', sql`${table.cents} > 0`),
  ],
);

/** What a provider told, once each: it tells it again until it is noted. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    outcome: text().notNull(),
    paymentId: integer(),
    receivedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
