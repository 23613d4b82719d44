import type { DueStep, FeeAudience, FeeRule } from '@selvedge/domain/fees';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, isOneOf, language, moment } from './columns';
import { communities } from './community';
import { companies } from './companies';
import { feeStates } from './fee-words';

/** What a fee is for: belonging for a time, or anything else. */
export const feeKinds = ['membership', 'other'] as const;

/** Who is billed: every member alone, or a company once, whoever of it is asked to pay. */
export const feePayers = ['member', 'company'] as const;

/** Where the community's members transfer money to. */
export interface BankAccount {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
}

/** How a community takes money. */
export const feeSettings = pgTable('fee_settings', {
  communityId: integer()
    .primaryKey()
    .references(() => communities.id, { onDelete: 'cascade' }),
  /** ISO 4217. */
  currency: text().notNull().default('CNY'),
  account: jsonb().$type<BankAccount>(),
  updatedAt: moment().notNull(),
});

/** What a community asks of its members (specification §3, fees). Its amounts and days are reckoned by `@selvedge/domain/fees`. */
export const fees = pgTable(
  'fees',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    kind: text({ enum: feeKinds }).notNull(),
    state: text({ enum: feeStates }).notNull().default('draft'),
    payer: text({ enum: feePayers }).notNull().default('member'),
    rule: jsonb().$type<FeeRule>().notNull(),
    audience: jsonb().$type<FeeAudience>().notNull(),
    /** The first period: from its first day until the first day after it. A renewal is the same length, right behind. */
    periodFrom: date().notNull(),
    periodUntil: date().notNull(),
    plan: jsonb().$type<readonly DueStep[]>().notNull(),
    /** Whether who joins within a period pays for the months that are left. */
    isProRata: boolean().notNull().default(false),
    /** Whether the next period is billed by itself. */
    renews: boolean().notNull().default(false),
    /** How many days before a period begins it is billed. */
    renewsBefore: integer().notNull().default(30),
    /** Days from an instalment's due day on which is reminded; negative ones lie before it. */
    reminders: jsonb().$type<readonly number[]>().notNull(),
    publishedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('fees_of_community').on(table.communityId, table.updatedAt.desc(), table.id.desc()),
    index('fees_that_renew').on(table.communityId).where(sql`${table.renews} and ${table.state} = 'published'`),
    check('fees_kind', isOneOf(table.kind, feeKinds)),
    check('fees_state', isOneOf(table.state, feeStates)),
    check('fees_payer', isOneOf(table.payer, feePayers)),
    check('fees_period', sql`${table.periodUntil} > ${table.periodFrom}`),
    check('fees_renews_before', sql`${table.renewsBefore} between 0 and 180`),
  ],
);

export const feeTexts = pgTable(
  'fee_texts',
  {
    feeId: integer()
      .notNull()
      .references(() => fees.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
    description: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.feeId, table.language] })],
);

/** The periods that were billed. A row is made once, by whoever bills it first. */
export const feePeriods = pgTable(
  'fee_periods',
  {
    feeId: integer()
      .notNull()
      .references(() => fees.id, { onDelete: 'cascade' }),
    from: date().notNull(),
    until: date().notNull(),
    billedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.feeId, table.from] })],
);

/** What a company turned over in a year, as it told the secretariat; some fees go by it. */
export const companyTurnovers = pgTable('company_turnovers', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  cents: bigint({ mode: 'number' }).notNull(),
  updatedAt: moment().notNull(),
});
