import type { ApprovalStage, VoteChoice } from '@selvedge/domain/joining';
import { joinStates, stageKinds, voteChoices } from '@selvedge/domain/joining';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { id, isOneOf, language, moment } from './columns';
import { communities } from './community';
import { companies } from './companies';
import { customFormVersions } from './custom-forms';
import { memberCategories, members } from './members';

const community = () =>
  integer()
    .notNull()
    .references(() => communities.id, { onDelete: 'cascade' });

/** How a community takes members: its stages, and how it numbers whom it takes. */
export const joinSettings = pgTable(
  'join_settings',
  {
    communityId: community().primaryKey(),
    /** The stages in their order; an application keeps those that it was sent with. */
    stages: jsonb().$type<readonly ApprovalStage[]>().notNull(),
    numberPrefix: text().notNull().default(''),
    numberHasYear: boolean().notNull().default(true),
    numberDigits: integer().notNull().default(4),
    /** The last running number that was given. Numbers are given once and never again. */
    lastNumber: integer().notNull().default(0),
    updatedAt: moment().notNull(),
  },
  (table) => [
    check('join_settings_digits', sql`${table.numberDigits} between 1 and 8`),
    check('join_settings_last_number', sql`${table.lastNumber} >= 0`),
  ],
);

/** Whether a person joins, or a company with its colleagues. */
export const joinKinds = ['person', 'company'] as const;

/** What can be applied for. Its questions are the last version of the custom form `join:<id>`. */
export const joinForms = pgTable(
  'join_forms',
  {
    id: id(),
    communityId: community(),
    kind: text({ enum: joinKinds }).notNull(),
    /** The category that who is taken belongs to. */
    categoryId: integer().references(() => memberCategories.id, { onDelete: 'set null' }),
    /** How many colleagues a company may name; 1 for a person. */
    seats: integer().notNull().default(1),
    /** How many months a membership and its card last; open when null. */
    months: integer(),
    isOpen: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('join_forms_of_community').on(table.communityId, table.sort, table.id),
    check('join_forms_kind', isOneOf(table.kind, joinKinds)),
    check('join_forms_seats', sql`${table.seats} between 1 and 50`),
    check('join_forms_months', sql`${table.months} between 1 and 120`),
  ],
);

export const joinFormTexts = pgTable(
  'join_form_texts',
  {
    formId: integer()
      .notNull()
      .references(() => joinForms.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
    description: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.formId, table.language] })],
);

/** Somebody whom an application names for a seat. */
export interface NamedColleague {
  readonly name: string;
  readonly email: string;
  readonly post: string;
  readonly isContact: boolean;
}

/** An application to join, from its first saved word to its end. */
export const joinApplications = pgTable(
  'join_applications',
  {
    id: id(),
    communityId: community(),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    joinFormId: integer()
      .notNull()
      .references(() => joinForms.id),
    /** The version that it was begun on, and is answered and read by. */
    formVersionId: integer()
      .notNull()
      .references(() => customFormVersions.id),
    language: language(),
    /** Who joins: a person's or a company's name. */
    name: text().notNull().default(''),
    /** In lower case. */
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** A company's people; empty when a person joins. */
    people: jsonb().$type<readonly NamedColleague[]>().notNull().default([]),
    state: text({ enum: joinStates }).notNull().default('draft'),
    /** The community's stages as they were when it was sent. */
    stages: jsonb().$type<readonly ApprovalStage[]>().notNull().default([]),
    /** The stage that it stands at; null before it is sent, and after the last. */
    stage: text({ enum: stageKinds }),
    deadline: moment(),
    /** Who may vote, fixed when the vote opened: members by their ids. */
    electorate: jsonb().$type<readonly number[]>().notNull().default([]),
    /** Why it was refused, as the applicant reads it. */
    reason: text().notNull().default(''),
    /** Whom it made a member: admitted from the stage of dues on, active after the last. */
    memberId: integer().references(() => members.id, { onDelete: 'set null' }),
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    submittedAt: moment(),
    endedAt: moment(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('join_applications_of_stage').on(table.communityId, table.state, table.stage, table.deadline, table.id),
    index('join_applications_of_account').on(table.accountId, table.id.desc()),
    index('join_applications_of_member').on(table.memberId),
    // One that is not ended a person and form: who presses the button twice continues the first.
    uniqueIndex('join_applications_open')
      .on(table.accountId, table.joinFormId)
      .where(sql`${table.state} in ('draft', 'running', 'asked')`),
    check('join_applications_state', isOneOf(table.state, joinStates)),
    check('join_applications_stage', isOneOf(table.stage, stageKinds)),
  ],
);

/** What happened to an application. The applicant's timeline is what of it is shown. */
export const joinEventKinds = [
  'submitted',
  'stage',
  'comment',
  'question',
  'answer',
  'visit',
  'vote_counted',
  'refused',
  'withdrawn',
  'admitted',
] as const;

export const joinEvents = pgTable(
  'join_events',
  {
    id: id(),
    applicationId: integer()
      .notNull()
      .references(() => joinApplications.id, { onDelete: 'cascade' }),
    /** Null for what happened by itself, and of whom nothing is left. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    kind: text({ enum: joinEventKinds }).notNull(),
    stage: text({ enum: stageKinds }),
    text: text().notNull().default(''),
    /** What belongs to it: the count of a vote, the day of a visit. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Whether the applicant sees it; comments stay within the house. */
    isShown: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('join_events_of_application').on(table.applicationId, table.id),
    check('join_events_kind', isOneOf(table.kind, joinEventKinds)),
    check('join_events_stage', isOneOf(table.stage, stageKinds)),
  ],
);

/** What a member of the council said last about an application. */
export const joinVotes = pgTable(
  'join_votes',
  {
    applicationId: integer()
      .notNull()
      .references(() => joinApplications.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    choice: text({ enum: voteChoices }).$type<VoteChoice>().notNull(),
    votedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.memberId] }),
    index('join_votes_of_member').on(table.memberId),
    check('join_votes_choice', isOneOf(table.choice, voteChoices)),
  ],
);

/** A member's number and card. The key in its QR code is random: numbers can be counted through, keys can't. */
export const memberCards = pgTable(
  'member_cards',
  {
    memberId: integer()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    communityId: community(),
    number: text().notNull(),
    key: text().notNull().unique(),
    issuedAt: moment().notNull(),
    /** The last day on which it holds, in the association's zone; open when null. */
    validUntil: date(),
  },
  (table) => [
    uniqueIndex('member_cards_number').on(table.communityId, table.number),
    check('member_cards_number', sql`char_length(${table.number}) between 1 and 40`),
  ],
);

/** How many seats a company has. */
export const companySeatPlans = pgTable(
  'company_seat_plans',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    seats: integer().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [check('company_seat_plans_seats', sql`${table.seats} between 1 and 50`)],
);

/** Who sits on a company's seats, and sat there. A person may hold seats in several companies. */
export const companySeats = pgTable(
  'company_seats',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    isContact: boolean().notNull().default(false),
    /** Whether the membership came with the seat, and goes with it; who was a member before stays one. */
    bringsMembership: boolean().notNull().default(true),
    from: moment().notNull(),
    until: moment(),
  },
  (table) => [
    index('company_seats_of_company').on(table.companyId, table.from),
    index('company_seats_of_member').on(table.memberId),
    uniqueIndex('company_seats_once').on(table.companyId, table.memberId).where(sql`${table.until} is null`),
    uniqueIndex('company_seats_contact').on(table.companyId).where(sql`${table.until} is null and ${table.isContact}`),
    check('company_seats_term', sql`${table.until} >= ${table.from}`),
  ],
);

/** That a member without an account was asked to sign in. Only the hash of the link's token is kept. */
export const memberInvitations = pgTable(
  'member_invitations',
  {
    memberId: integer()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** In lower case. */
    email: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('member_invitations_end').on(table.expiresAt)],
);

/** What a file of members brought: one import a key, however often it is sent. */
export const memberImports = pgTable(
  'member_imports',
  {
    id: id(),
    communityId: community(),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    key: text().notNull(),
    name: text().notNull(),
    sha256: text().notNull(),
    report: jsonb().$type<Record<string, unknown>>().notNull(),
    importedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('member_imports_key').on(table.communityId, table.key)],
);
