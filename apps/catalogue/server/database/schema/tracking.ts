import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { sites } from './site';

/** An anonymous visitor: known by a code in a cookie and by nothing else (specification §6). */
export const visitors = pgTable(
  'visitors',
  { id: identity(), code: text().notNull().unique(), firstSeen: moment().notNull() },
  (table) => [check('visitors_code', sql`${table.code} ~ '^[A-Za-z0-9]{10}$'`)],
);

const note = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  siteId: integer()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' }),
  visitorId: integer()
    .notNull()
    .references(() => visitors.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
});

export const visitorActions = pgTable(
  'visitor_actions',
  {
    ...note(),
    pageUrl: text().notNull(),
    contentType: text().notNull(),
    pageType: text().notNull(),
    pageAction: text().notNull(),
  },
  (table) => [index('visitor_actions_visitor').on(table.visitorId, table.at), index('visitor_actions_at').on(table.at)],
);

export const linkClicks = pgTable(
  'link_clicks',
  { ...note(), name: text().notNull(), sourceUrl: text().notNull(), targetUrl: text().notNull() },
  (table) => [index('link_clicks_visitor').on(table.visitorId, table.at), index('link_clicks_at').on(table.at)],
);
