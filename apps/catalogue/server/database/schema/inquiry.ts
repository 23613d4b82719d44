import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { products } from './product';
import { sites } from './site';
import { visitors } from './tracking';
import { uploads } from './upload';

/** An inquiry or a message, as its sender wrote it (specification §3, inquiry payload). */
export const inquiries = pgTable(
  'inquiries',
  {
    id: identity(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    /** One inquiry a key, however often it is sent; the hash tells a repetition from another content. */
    idempotencyKey: text().unique('inquiries_idempotency_key'),
    contentHash: text().notNull(),
    /** The company that it goes to, in the sender's words. */
    ccId: text().notNull().default(''),
    company: text().notNull(),
    country: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** The ext field as it was sent: the products at the moment of asking. */
    ext: jsonb(),
    msg: text().notNull(),
    name: text().notNull(),
    tel: text().notNull(),
    whatsApp: text().notNull(),
    /** The sender's clock. */
    sentAt: moment().notNull(),
    receivedAt: moment().notNull(),
    language: text().notNull(),
    visitorId: integer().references(() => visitors.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('inquiries_newest').on(table.receivedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('inquiries_email').on(table.email),
    index('inquiries_visitor').on(table.visitorId),
    check('inquiries_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

export const inquiryItems = pgTable(
  'inquiry_items',
  {
    inquiryId: integer()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** The product's name when it was asked for; it outlives the product. */
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryId, table.position] }),
    index('inquiry_items_product').on(table.productId),
  ],
);

/** A file belongs to one inquiry at most. */
export const inquiryFiles = pgTable(
  'inquiry_files',
  {
    uploadId: integer()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'restrict' }),
    inquiryId: integer()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
  },
  (table) => [index('inquiry_files_inquiry').on(table.inquiryId, table.position)],
);

/** What staff answered. The mail that carries it goes through the outbox. */
export const inquiryReplies = pgTable(
  'inquiry_replies',
  {
    id: identity(),
    inquiryId: integer()
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    /** Who answered, as they call themselves. */
    author: text().notNull(),
    body: text().notNull(),
    repliedAt: moment().notNull(),
  },
  (table) => [
    index('inquiry_replies_inquiry').on(table.inquiryId, table.id),
    check('inquiry_replies_body', sql`char_length(${table.body}) between 1 and 20000`),
  ],
);
