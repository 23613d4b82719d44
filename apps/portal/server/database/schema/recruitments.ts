import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, language, moment } from './columns';
import { communities } from './community';
import { companies } from './companies';

/** Jobs that member companies offer. Monthly pay in cents; both ends stand, or neither (by arrangement). */
export const recruitments = pgTable(
  'recruitments',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    payMinCents: integer(),
    payMaxCents: integer(),
    isPublished: boolean().notNull().default(false),
    publishedAt: moment().notNull(),
  },
  (table) => [
    index('recruitments_of_community')
      .on(table.communityId, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.isPublished}`),
    index('recruitments_of_company').on(table.companyId),
    check(
      'recruitments_pay_is_a_range',
      sql`(${table.payMinCents} is null) = (${table.payMaxCents} is null) and coalesce(${table.payMinCents} <= ${table.payMaxCents}, true)`,
    ),
  ],
);

export const recruitmentTexts = pgTable(
  'recruitment_texts',
  {
    recruitmentId: integer()
      .notNull()
      .references(() => recruitments.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
    place: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recruitmentId, table.language] })],
);
