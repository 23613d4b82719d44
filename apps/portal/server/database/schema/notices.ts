import { noticeChannels, noticeKinds } from '@selvedge/domain/notices';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { id, isOneOf, type Language, moment } from './columns';
import { communities } from './community';

/** A notice in one language. */
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

const account = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** What a person was told. The key says what of: the same thing is told once, however often its work is done. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    accountId: account(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    kind: text({ enum: noticeKinds }).notNull(),
    key: text().notNull(),
    words: jsonb().$type<Readonly<Record<Language, NoticeWords>>>().notNull(),
    /** A page of the portal, without a language's prefix. */
    address: text(),
    /** Whether it stands on the person's page; false when that way was switched off. */
    isShown: boolean().notNull().default(true),
    madeAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    uniqueIndex('notices_key').on(table.accountId, table.key),
    index('notices_of_account').on(table.accountId, table.id.desc()).where(sql`${table.isShown}`),
    index('notices_unread').on(table.accountId).where(sql`${table.isShown} and ${table.readAt} is null`),
    index('notices_made').on(table.madeAt),
    check('notices_kind', isOneOf(table.kind, noticeKinds)),
  ],
);

/** What a person has switched; all that is not here is on. */
export const noticeSwitches = pgTable(
  'notice_switches',
  {
    accountId: account(),
    kind: text({ enum: noticeKinds }).notNull(),
    channel: text({ enum: noticeChannels }).notNull(),
    isOn: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.channel] }),
    check('notice_switches_kind', isOneOf(table.kind, noticeKinds)),
    check('notice_switches_channel', isOneOf(table.channel, noticeChannels)),
  ],
);

/** Browsers that notices are pushed to (the Push API's subscriptions). */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    accountId: account(),
    /** The address at the browser's push service; whoever has it can write to the browser. */
    endpoint: text().notNull().unique(),
    /** The browser's public key, and the secret that it shares with us, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    userAgent: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('push_devices_of_account').on(table.accountId)],
);

/** A notice on its way to a device. Gone when it has arrived, or can't any more. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    noticeId: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    deviceId: integer()
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.deviceId] }),
    index('push_deliveries_of_device').on(table.deviceId),
    index('push_deliveries_due').on(table.dueAt),
  ],
);
