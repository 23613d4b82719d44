import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { moment } from './columns';

/**
 * What was sent from the desk under a key, and what was answered: a form that is sent again, because its answer was
 * lost, is answered again and not done again. Rows are kept for some days.
 */
export const deskRequests = pgTable(
  'desk_requests',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Tells a repetition from another content. */
    contentHash: text().notNull(),
    answer: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index('desk_requests_made').on(table.createdAt)],
);
