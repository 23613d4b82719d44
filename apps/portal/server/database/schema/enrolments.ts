import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { activities } from './activities';
import { id, isOneOf, language, moment } from './columns';
import { customFormVersions } from './custom-forms';
import { members } from './members';
import { uploads } from './uploads';

const activity = () =>
  integer()
    .notNull()
    .references(() => activities.id, { onDelete: 'cascade' });

/** The kinds of tickets of an activity: each with its price, and if need be with seats of its own. */
export const activityTickets = pgTable(
  'activity_tickets',
  {
    id: id(),
    activityId: activity(),
    sort: integer().notNull(),
    /** How many of the activity's seats this kind may take; null when all of them. */
    seats: integer(),
    priceCents: integer().notNull().default(0),
    /** What members pay; null when the same. */
    memberPriceCents: integer(),
    isForMembers: boolean().notNull().default(false),
  },
  (table) => [
    index('tickets_of_activity').on(table.activityId, table.sort),
    check('activity_tickets_seats', sql`${table.seats} > 0`),
    check('activity_tickets_price', sql`${table.priceCents} >= 0 and ${table.memberPriceCents} >= 0`),
  ],
);

export const activityTicketTexts = pgTable(
  'activity_ticket_texts',
  {
    ticketId: integer()
      .notNull()
      .references(() => activityTickets.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.language] })],
);

/** How an enrolment stands: the first three hold or want places, the others are over. */
export const enrolmentStates = ['confirmed', 'offered', 'waiting', 'quit', 'lapsed', 'cancelled'] as const;

/** How the money of an enrolment stands. */
export const enrolmentPayments = ['free', 'unpaid', 'review', 'paid', 'refused', 'refund_due', 'refunded'] as const;

export const enrolmentSources = ['self', 'desk', 'walk_in'] as const;

/** An enrolment: one person, or a party that wants its places together. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    activityId: activity(),
    ticketId: integer()
      .notNull()
      .references(() => activityTickets.id),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    state: text({ enum: enrolmentStates }).notNull(),
    source: text({ enum: enrolmentSources }).notNull().default('self'),
    /** How many places it holds or wants. */
    size: integer().notNull(),
    contact: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    language: language(),
    totalCents: integer().notNull().default(0),
    payment: text({ enum: enrolmentPayments }).notNull().default('free'),
    voucherId: integer().references(() => uploads.id, { onDelete: 'set null' }),
    paymentNote: text().notNull().default(''),
    formId: integer().references(() => customFormVersions.id),
    answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The place in the waiting list follows from when it came. */
    enrolledAt: moment().notNull(),
    /** Until then offered places are held. */
    offerEndsAt: moment(),
    updatedAt: moment().notNull(),
    idempotencyKey: text(),
    contentHash: text().notNull().default(''),
  },
  (table) => [
    index('enrolments_of_activity').on(table.activityId, table.state, table.enrolledAt, table.id),
    index('enrolments_of_ticket').on(table.ticketId),
    index('enrolments_of_account').on(table.accountId, table.enrolledAt),
    uniqueIndex('enrolments_key').on(table.activityId, table.accountId, table.idempotencyKey),
    uniqueIndex('enrolments_one_a_person')
      .on(table.activityId, table.accountId)
      .where(sql`${table.source} = 'self' and ${table.state} in ('confirmed', 'offered', 'waiting')`),
    index('enrolments_offered').on(table.offerEndsAt).where(sql`${table.state} = 'offered'`),
    check('enrolments_state', isOneOf(table.state, enrolmentStates)),
    check('enrolments_payment', isOneOf(table.payment, enrolmentPayments)),
    check('enrolments_source', isOneOf(table.source, enrolmentSources)),
    check('enrolments_size', sql`${table.size} between 1 and 50`),
    check('enrolments_offer', sql`(${table.state} = 'offered') = (${table.offerEndsAt} is not null)`),
  ],
);

/** The people of an enrolment, each with a ticket of their own. */
export const enrolmentPlaces = pgTable(
  'enrolment_places',
  {
    id: id(),
    enrolmentId: integer()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    activityId: activity(),
    memberId: integer().references(() => members.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** What the ticket's QR code says; random. */
    code: text().notNull().unique(),
    checkedInAt: moment(),
    /** Somebody of the party stays away, or the whole enrolment is over. */
    givenUpAt: moment(),
  },
  (table) => [
    index('places_of_enrolment').on(table.enrolmentId, table.id),
    index('places_of_member').on(table.memberId),
    uniqueIndex('places_one_a_member').on(table.activityId, table.memberId).where(sql`${table.givenUpAt} is null`),
  ],
);

/** What was told to those enrolled. */
export const activityNotices = pgTable(
  'activity_notices',
  {
    id: id(),
    activityId: activity(),
    title: text().notNull(),
    body: text().notNull(),
    receivers: integer().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index('notices_of_activity').on(table.activityId, table.sentAt)],
);
