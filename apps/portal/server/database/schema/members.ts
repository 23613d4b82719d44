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
import { categories } from './categories';
import { id, isOneOf, language, moment, type StoredPicture } from './columns';
import { communities } from './community';
import { companies } from './companies';

/** Kinds of members of a community, such as companies, single persons, honorary ones (specification §3, categories). */
export const memberCategories = pgTable(
  'member_categories',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (table) => [index('member_categories_of_community').on(table.communityId, table.sort)],
);

export const memberCategoryTexts = pgTable(
  'member_category_texts',
  {
    categoryId: integer()
      .notNull()
      .references(() => memberCategories.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.language] })],
);

/** What of a member can be shown; each member says of each of them to whom. */
export const memberFields = [
  'name',
  'picture',
  'company',
  'post',
  'region',
  'introduction',
  'phone',
  'email',
  'joined',
] as const;

export type MemberField = (typeof memberFields)[number];

/** To whom a field is shown: everybody, members of the same community, nobody but the secretariat. */
export const visibilities = ['public', 'members', 'hidden'] as const;

export type Visibility = (typeof visibilities)[number];

export type MemberPrivacy = Readonly<Record<MemberField, Visibility>>;

/** What holds until a member says otherwise: how to reach somebody is never public by itself. */
export const defaultPrivacy: MemberPrivacy = {
  name: 'public',
  picture: 'public',
  company: 'public',
  post: 'public',
  region: 'public',
  introduction: 'public',
  phone: 'hidden',
  email: 'members',
  joined: 'public',
};

/**
 * Somebody who is admitted was taken and has dues to pay first; somebody who has left keeps their history. Both are in
 * no list and have no rights.
 */
export const memberStates = ['admitted', 'active', 'left'] as const;

/** The people of the association. Who hides their name is in no directory at all. */
export const members = pgTable(
  'members',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'set null' }),
    /** Who signs in as this member. A member may have no account yet; a person may be a member of several communities. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    categoryId: integer().references(() => memberCategories.id, { onDelete: 'set null' }),
    joinedAt: moment().notNull(),
    state: text({ enum: memberStates }).notNull().default('active'),
    regionId: integer().references(() => categories.id, { onDelete: 'set null' }),
    picture: jsonb().$type<StoredPicture>(),
    phone: text(),
    /** In lower case. */
    email: text(),
    privacy: jsonb().$type<MemberPrivacy>().notNull().default(defaultPrivacy),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('members_of_community').on(table.communityId),
    index('members_of_company').on(table.companyId),
    uniqueIndex('members_of_account').on(table.accountId, table.communityId),
    index('members_of_category').on(table.categoryId),
    index('members_of_region').on(table.regionId),
    check('members_state', isOneOf(table.state, memberStates)),
    check('members_privacy', sql`${table.privacy} ?& ${sql.raw(`array['${memberFields.join("','")}']`)}`),
  ],
);

export const memberTexts = pgTable(
  'member_texts',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    language: language(),
    name: text().notNull(),
    /** What stands in the coloured disc when there is no picture: the family name, or initials. */
    initial: text().notNull(),
    /** What somebody is at their company: `Head of weaving`. */
    post: text().notNull().default(''),
    introduction: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.language] })],
);

/** The bodies that an office belongs to, in the order in which they are shown. */
export const positionRanks = ['council', 'supervisors', 'secretariat', 'members'] as const;

/** Offices of the association, in the order in which they are shown (specification §3, positions), and their settings. */
export const positions = pgTable(
  'positions',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    rank: text({ enum: positionRanks }).notNull().default('council'),
    sort: integer().notNull(),
    /** How many may hold it at once; open when null. */
    seats: integer(),
    /** How long one term lasts; open when null. */
    termYears: integer(),
    /** Whether public pages show it. */
    isShown: boolean().notNull().default(true),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('positions_of_community').on(table.communityId, table.sort),
    check('positions_rank', isOneOf(table.rank, positionRanks)),
    check('positions_seats', sql`${table.seats} > 0`),
    check('positions_term_years', sql`${table.termYears} between 1 and 20`),
  ],
);

export const positionTexts = pgTable(
  'position_texts',
  {
    positionId: integer()
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    language: language(),
    title: text().notNull(),
    /** What the office is for, in a sentence. */
    duty: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.positionId, table.language] })],
);

/** The terms of offices: who held which from when until when. Days are the association's; `until` is the first day after. */
export const positionHolders = pgTable(
  'position_holders',
  {
    positionId: integer()
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    from: date().notNull().default('2000-01-01'),
    until: date(),
  },
  (table) => [
    primaryKey({ columns: [table.positionId, table.memberId, table.from] }),
    index('positions_of_member').on(table.memberId),
    check('position_holders_term', sql`${table.until} > ${table.from}`),
  ],
);
