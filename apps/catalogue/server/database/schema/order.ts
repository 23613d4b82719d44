import type { OrderState } from '@selvedge/domain/shop';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { identity, isOneOf, languageColumn, moment } from './columns';
import { products } from './product';
import { sites } from './site';
import { visitors } from './tracking';
import { uploads } from './upload';

/** Written out, because drizzle-kit cannot load the workspace's packages; only their types. */
const orderStates = [
  'placed',
  'awaiting_payment',
  'proof_review',
  'paid',
  'cancelled',
  'expired',
  'refund_due',
  'refunded',
] as const satisfies readonly OrderState[];

/** A sum of money in cents: an order of many lines is more than an integer holds. */
const money = () => bigint({ mode: 'number' }).notNull();

/** An order as it was placed: nothing that changes in the catalogue later changes it. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    /** One order a key, however often it is sent; the hash tells a repetition from another content. */
    idempotencyKey: text().notNull().unique('orders_idempotency_key'),
    contentHash: text().notNull(),
    /** What opens the order's link; random, and told to the buyer alone. */
    token: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    placedAt: moment().notNull(),
    /** Until when it waits for its money. */
    payUntil: moment().notNull(),
    /** A type of specification §8: what the buyer means to pay with. */
    paymentType: smallint().notNull(),
    currency: text().notNull(),
    subtotal: money(),
    discount: money(),
    shipping: money(),
    total: money(),
    language: languageColumn(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    phone: text().notNull(),
    company: text().notNull(),
    country: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    postcode: text().notNull(),
    street: text().notNull(),
    streetMore: text().notNull(),
    note: text().notNull(),
    /** Why staff refused the last proof. */
    proofRefusal: text().notNull().default(''),
    visitorId: integer().references(() => visitors.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('orders_newest').on(table.placedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_by_state').on(table.state, table.placedAt.desc().nullsFirst()),
    index('orders_waiting').on(table.payUntil).where(sql`${table.state} in ('placed', 'awaiting_payment')`),
    index('orders_email').on(table.email),
    index('orders_visitor').on(table.visitorId),
    check('orders_state', isOneOf(table.state, orderStates)),
    check('orders_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'orders_sum',
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.shipping} and ${table.discount} between 0 and ${table.subtotal} and ${table.shipping} >= 0`,
    ),
  ],
);

/** A line of an order, with the product as it was. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    title: text().notNull(),
    articleNumber: text().notNull(),
    unit: text().notNull(),
    options: jsonb().$type<readonly { readonly name: string; readonly value: string }[]>().notNull(),
    quantity: integer().notNull(),
    /** Whether stock was taken for it, which goes back when the order ends without its money. */
    isCounted: boolean().notNull(),
    fullPrice: money(),
    unitPrice: money(),
    amount: money(),
    discount: money(),
    total: money(),
    /** The rule that was applied. */
    rule: jsonb().$type<{
      readonly condition_type: number;
      readonly condition_value: number;
      readonly type: number;
      readonly value: number;
    }>(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_product').on(table.productId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_sum', sql`${table.total} = ${table.amount} - ${table.discount} and ${table.total} >= 0`),
  ],
);

/** A file that proves a transfer; it belongs to one order at most. */
export const orderProofs = pgTable(
  'order_proofs',
  {
    uploadId: integer()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'restrict' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index('order_proofs_order').on(table.orderId, table.position)],
);

/** What happened to an order, one row an event: who looks back sees why it is as it is. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    event: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    /** Who did it: buyer, staff, provider or clock. */
    actor: text().notNull(),
    note: text().notNull().default(''),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
