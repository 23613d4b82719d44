import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, language, moment } from './columns';
import { communities } from './community';
import { members } from './members';

/** Who may enrol. */
export const audiences = ['everyone', 'members', 'council'] as const;

export const activities = pgTable(
  'activities',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    seats: integer().notNull(),
    audience: text({ enum: audiences }).notNull(),
  },
  (table) => [
    index('activities_of_community').on(table.communityId, table.startsAt, table.id),
    check('activities_have_seats', sql`${table.seats} > 0`),
    check('activities_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

export const activityTexts = pgTable(
  'activity_texts',
  {
    activityId: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
    place: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.language] })],
);

/** Who comes. The order of arrival decides who has a seat: those after the last seat are waiting. */
export const activityEnrolments = pgTable(
  'activity_enrolments',
  {
    activityId: integer()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    enrolledAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.memberId] }),
    index('enrolments_of_member').on(table.memberId),
  ],
);
