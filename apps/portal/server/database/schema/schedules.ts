import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { id, isOneOf, moment } from './columns';
import { communities } from './community';

export const scheduleStates = ['planned', 'done', 'cancelled'] as const;

/** Entries of a calendar: a person's own, or the association's, which its members see. */
export const schedules = pgTable(
  'schedules',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** Whose it is; null for the association's. */
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    title: text().notNull(),
    place: text().notNull().default(''),
    note: text().notNull().default(''),
    state: text({ enum: scheduleStates }).notNull().default('planned'),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('schedules_of_community').on(table.communityId, table.startsAt).where(sql`${table.accountId} is null`),
    index('schedules_of_account').on(table.accountId, table.startsAt),
    check('schedules_state', isOneOf(table.state, scheduleStates)),
    check('schedules_end', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** The secret address of a person's calendar: a new serial makes an earlier address worth nothing. */
export const calendarFeeds = pgTable('calendar_feeds', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  serial: integer().notNull(),
  createdAt: moment().notNull(),
});
