import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, language, moment, type StoredPicture } from './columns';
import { communities } from './community';

/** What a member company is within the association; the first is the highest. */
export const companyRanks = ['president', 'vice', 'council', 'member'] as const;

/** Member companies, the `enterprise` group of specification §7. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    rank: text({ enum: companyRanks }).notNull(),
    joinedAt: moment().notNull(),
    picture: jsonb().$type<StoredPicture>(),
  },
  (table) => [index('companies_of_community').on(table.communityId, table.joinedAt)],
);

export const companyTexts = pgTable(
  'company_texts',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    language: language(),
    name: text().notNull(),
    /** What it makes, as it stands on a card: `Denim · dyeing`. */
    trade: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.language] })],
);
