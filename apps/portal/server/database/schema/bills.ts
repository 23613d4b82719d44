import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { id, isOneOf, type Language, moment } from './columns';
import { communities } from './community';
import { companies } from './companies';
import { billEvents, billStates, noticeKinds, voucherStates } from './fee-words';
import { fees } from './fees';
import { members } from './members';
import { uploads } from './uploads';

/** What somebody owes: a fee of one period, or whatever else is to be paid, such as an activity. */
export const bills = pgTable(
  'bills',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** What it is for, such as `fee:3:2026-01-01:member:12`: the same is billed once. */
    key: text().notNull(),
    feeId: integer().references(() => fees.id, { onDelete: 'restrict' }),
    periodFrom: date(),
    periodUntil: date(),
    memberId: integer().references(() => members.id, { onDelete: 'set null' }),
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    /** Who pays without being a member (yet). */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Who was billed and for what, in the words of that day: a receipt never changes. */
    payer: text().notNull(),
    titles: jsonb().$type<Readonly<Record<Language, string>>>().notNull(),
    cents: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: billStates }).notNull().default('unpaid'),
    /** Days from an instalment's due day on which is reminded. */
    reminders: jsonb().$type<readonly number[]>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('bills_once').on(table.communityId, table.key),
    // Read backwards where the latest comes first.
    index('bills_of_community').on(table.communityId, table.state, table.id),
    index('bills_of_community_latest').on(table.communityId, table.id),
    index('bills_open').on(table.id).where(sql`${table.state} in ('unpaid', 'part_paid', 'overdue')`),
    index('bills_of_fee').on(table.feeId, table.periodFrom),
    index('bills_of_member').on(table.memberId, table.id),
    index('bills_of_account').on(table.accountId, table.id),
    index('bills_of_company').on(table.companyId),
    check('bills_cents', sql`${table.cents} > 0`),
    check('bills_state', isOneOf(table.state, billStates)),
  ],
);

const bill = () =>
  integer()
    .notNull()
    .references(() => bills.id, { onDelete: 'cascade' });

/** The parts in which a bill falls due, in their order. */
export const instalments = pgTable(
  'instalments',
  { billId: bill(), number: integer().notNull(), dueOn: date().notNull(), cents: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.billId, table.number] }),
    index('instalments_due').on(table.dueOn),
    check('instalments_cents', sql`${table.cents} > 0`),
  ],
);

/** Who changed how a bill stands, and why. It is only ever added to. */
export const billChanges = pgTable(
  'bill_changes',
  {
    id: id(),
    billId: bill(),
    event: text({ enum: billEvents }).notNull(),
    from: text({ enum: billStates }).notNull(),
    to: text({ enum: billStates }).notNull(),
    reason: text().notNull().default(''),
    /** Null for what came by itself: a day, or a provider's word. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [index('changes_of_bill').on(table.billId, table.id)],
);

/** The picture of a transfer slip that somebody sent for a bill. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    billId: bill(),
    uploadId: integer()
      .notNull()
      .unique()
      .references(() => uploads.id, { onDelete: 'restrict' }),
    sha256: text().notNull(),
    /** What the sender says was transferred. */
    cents: integer().notNull(),
    note: text().notNull().default(''),
    state: text({ enum: voucherStates }).notNull().default('waiting'),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    sentBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    decidedBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('vouchers_of_bill').on(table.billId, table.id),
    index('vouchers_waiting').on(table.communityId, table.id).where(sql`${table.state} = 'waiting'`),
    index('vouchers_of_content').on(table.communityId, table.sha256),
    check('vouchers_state', isOneOf(table.state, voucherStates)),
    check('vouchers_cents', sql`${table.cents} > 0`),
  ],
);

/** What was told of a bill, once each: a reminder, a renewal. What became of the mail is noted here, since the outbox forgets. */
export const billNotices = pgTable(
  'bill_notices',
  {
    id: id(),
    billId: bill(),
    kind: text({ enum: noticeKinds }).notNull(),
    /** Of the instalment that is due; 0 for what is of the whole bill. */
    instalment: integer().notNull(),
    /** Days from the due day. */
    offset: integer().notNull(),
    /** Null when there is no address. */
    recipient: text(),
    createdAt: moment().notNull(),
    deliveredAt: moment(),
    /** Why it was not delivered. */
    problem: text(),
  },
  (table) => [
    uniqueIndex('bill_notices_once').on(table.billId, table.kind, table.instalment, table.offset),
    index('bill_notices_open').on(table.id).where(sql`${table.deliveredAt} is null`),
  ],
);
