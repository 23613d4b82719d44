import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { id, language, moment } from './columns';
import { communities } from './community';
import { companies } from './companies';

/** Kinds of members of a community, such as companies, single persons, honorary ones (specification §3, categories). */
export const memberCategories = pgTable(
  'member_categories',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (table) => [index('member_categories_of_community').on(table.communityId, table.sort)],
);

export const memberCategoryTexts = pgTable(
  'member_category_texts',
  {
    categoryId: integer()
      .notNull()
      .references(() => memberCategories.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);

/** The people of the association. */
export const members = pgTable(
  'members',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    /** Who signs in as this member. A member may have no account yet; a person may be a member of several communities. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    categoryId: integer().references(() => memberCategories.id, { onDelete: 'set null' }),
    joinedAt: moment().notNull(),
  },
  (table) => [
    index('members_of_community').on(table.communityId),
    index('members_of_company').on(table.companyId),
    uniqueIndex('members_of_account').on(table.accountId, table.communityId),
    index('members_of_category').on(table.categoryId),
  ],
);

export const memberTexts = pgTable(
  'member_texts',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    language: language(),
    name: text().notNull(),
    /** What stands in the coloured disc when there is no picture: the family name, or initials. */
    initial: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.language] })],
);

/** Offices of the association, in the order in which they are shown (specification §3, positions). */
export const positions = pgTable(
  'positions',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (table) => [index('positions_of_community').on(table.communityId, table.sort)],
);

export const positionTexts = pgTable(
  'position_texts',
  {
    positionId: integer()
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.positionId, table.language] })],
);

export const positionHolders = pgTable(
  'position_holders',
  {
    positionId: integer()
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.positionId, table.memberId] }),
    index('positions_of_member').on(table.memberId),
  ],
);
