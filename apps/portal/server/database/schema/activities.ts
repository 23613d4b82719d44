import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, isOneOf, language, moment, type StoredPicture } from './columns';
import { communities } from './community';
import { customFormVersions } from './custom-forms';

/** Who may enrol. */
export const audiences = ['everyone', 'members', 'council'] as const;

/** What the desk decides of an activity; everything else of its status follows from the clock and its places. */
export const activityStates = ['draft', 'published', 'cancelled'] as const;

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
    state: text({ enum: activityStates }).notNull().default('draft'),
    isTop: boolean().notNull().default(false),
    /** When enrolment closes; null when it stays open until the start. */
    closesAt: moment(),
    hasWaitingList: boolean().notNull().default(true),
    /** How long an offered place is held, in hours. */
    offerHours: integer().notNull().default(24),
    /** The most places of one enrolment. */
    largestParty: integer().notNull().default(6),
    picture: jsonb().$type<StoredPicture>(),
    /** What who enrols is asked; null when nothing but names. */
    formId: integer().references(() => customFormVersions.id, { onDelete: 'set null' }),
    cancelledAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('activities_of_community').on(table.communityId, table.startsAt, table.id),
    check('activities_have_seats', sql`${table.seats} > 0`),
    check('activities_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('activities_state', isOneOf(table.state, activityStates)),
    check('activities_close_before_end', sql`${table.closesAt} <= ${table.endsAt}`),
    check('activities_offer_hours', sql`${table.offerHours} between 1 and 336`),
    check('activities_largest_party', sql`${table.largestParty} between 1 and 50`),
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
    /** Plain text; an empty line parts two paragraphs. */
    body: text().notNull().default(''),
    /** Why it was cancelled. */
    cancelReason: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.language] })],
);
