import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, isOneOf, language, moment } from './columns';
import { communities } from './community';
import { companies } from './companies';

export const employments = ['full', 'part', 'temporary', 'internship'] as const;

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
    /** From then on nobody can apply, and lists leave it out. */
    closesAt: moment(),
    employment: text({ enum: employments }).notNull().default('full'),
    /** How many are looked for. */
    openings: integer().notNull().default(1),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('recruitments_of_community')
      .on(table.communityId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isPublished}`),
    index('recruitments_of_company').on(table.companyId),
    check(
      'recruitments_pay_is_a_range',
      sql`(${table.payMinCents} is null) = (${table.payMaxCents} is null) and coalesce(${table.payMinCents} <= ${table.payMaxCents}, true)`,
    ),
    check('recruitments_employment', isOneOf(table.employment, employments)),
    check('recruitments_openings', sql`${table.openings} > 0`),
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
    /** Paragraphs of plain text, parted by an empty line: what there is to do. */
    description: text().notNull().default(''),
    /** One requirement a line. */
    requirements: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.recruitmentId, table.language] })],
);

export const applicationStates = ['new', 'seen', 'answered', 'closed'] as const;

/** Who applied for a job, in their own words. */
export const recruitmentApplications = pgTable(
  'recruitment_applications',
  {
    id: id(),
    recruitmentId: integer()
      .notNull()
      .references(() => recruitments.id, { onDelete: 'cascade' }),
    /** One application a key, however often it is sent; the hash tells a repetition from another content. */
    idempotencyKey: text().unique(),
    contentHash: text().notNull(),
    contacts: text().notNull(),
    phone: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    content: text().notNull(),
    language: language(),
    state: text({ enum: applicationStates }).notNull().default('new'),
    /** What the secretariat noted; never shown to the sender. */
    note: text().notNull().default(''),
    receivedAt: moment().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('applications_of_recruitment').on(
      table.recruitmentId,
      table.receivedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('recruitment_applications_state', isOneOf(table.state, applicationStates)),
    check('recruitment_applications_email', sql`${table.email} = lower(${table.email})`),
  ],
);
