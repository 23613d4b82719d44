import { pgTable, text } from 'drizzle-orm/pg-core';

/** What every instance must know and nobody else: made once, by the first that asks. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() });
