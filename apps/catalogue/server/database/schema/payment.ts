import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { identity, isLanguage, isOneOf, languageColumn, moment } from './columns';
import { orders } from './order';
import { sites } from './site';

export const paymentStates = ['started', 'paid', 'failed', 'refunded'] as const;

/** A try to pay an order. An order may have several of them; one at most is paid and not refunded. */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A type of specification §8. */
    paymentType: smallint().notNull(),
    state: text({ enum: paymentStates }).notNull(),
    /** In cents of the order's currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The provider's name for it, such as a checkout session; none for a transfer. */
    reference: text(),
    /** The provider's name for the money itself, once it came; refunds need it. */
    capture: text(),
    /** Where the buyer pays, as long as the provider's page is open. */
    url: text(),
    startedAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [
    unique('payments_reference').on(table.paymentType, table.reference),
    index('payments_order').on(table.orderId, table.id),
    index('payments_capture').on(table.paymentType, table.capture),
    check('payments_state', isOneOf(table.state, paymentStates)),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
);

/** What a provider told us, once each: providers repeat themselves and do not keep an order. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    paymentType: smallint().notNull(),
    /** The provider's id of the event. */
    eventId: text().notNull(),
    kind: text().notNull(),
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    receivedAt: moment().notNull(),
    /** What we made of it. */
    outcome: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentType, table.eventId] }),
    index('payment_events_order').on(table.orderId),
  ],
);

/** The transfers that the mill takes, with the account to send them to. Providers are set up by settings instead. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    paymentType: smallint().notNull(),
    language: languageColumn(),
    position: integer().notNull(),
    rows: jsonb().$type<readonly { readonly name: string; readonly value: string }[]>().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.paymentType, table.language] }),
    check('payment_accounts_language', isLanguage(table.language)),
  ],
);
