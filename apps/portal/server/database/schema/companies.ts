import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories } from './categories';
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
    regionId: integer().references(() => categories.id, { onDelete: 'set null' }),
    foundedYear: integer(),
    employees: integer(),
    website: text(),
    phone: text(),
    /** In lower case. */
    email: text(),
    /** Whether the directory shows it. A company that has left keeps its history. */
    isListed: boolean().notNull().default(true),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('companies_of_community').on(table.communityId, table.joinedAt),
    index('companies_of_region').on(table.regionId),
    check('companies_website', sql`${table.website} ~ '^https?://'`),
  ],
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
    /** Paragraphs of plain text, parted by an empty line. */
    introduction: text().notNull().default(''),
    address: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.language] })],
);

/** The trades that a company is found by. */
export const companyTrades = pgTable(
  'company_trades',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.categoryId] }),
    index('companies_of_trade').on(table.categoryId, table.companyId),
  ],
);

/** What member companies make and show (specification §7, products). */
export const companyProducts = pgTable(
  'company_products',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    picture: jsonb().$type<StoredPicture>(),
    isPublished: boolean().notNull().default(false),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('company_products_of_community')
      .on(table.communityId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isPublished}`),
    index('company_products_of_company').on(table.companyId, table.sort, table.id),
  ],
);

export const companyProductTexts = pgTable(
  'company_product_texts',
  {
    productId: integer()
      .notNull()
      .references(() => companyProducts.id, { onDelete: 'cascade' }),
    language: language(),
    name: text().notNull(),
    /** One line of figures: `210 g/m² · 57/58″ · 100 % cotton`. */
    summary: text().notNull(),
    description: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.productId, table.language] })],
);
