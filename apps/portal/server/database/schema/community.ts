import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, language } from './columns';

/** An association (specification §3, `cc`). */
export const communities = pgTable('communities', {
  id: id(),
  /** The characters of its seal, top to bottom; a seal is never translated. */
  seal: text().notNull(),
  foundedYear: integer().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
});

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
  },
  (table) => [primaryKey({ columns: [table.communityId, table.language] })],
);
