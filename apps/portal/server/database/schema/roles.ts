import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { id, language, moment } from './columns';
import { communities } from './community';
import { memberCategories, positions } from './members';

/** Sets of permissions. A role without a community belongs to the installation: it holds in every community. */
export const roles = pgTable(
  'roles',
  {
    id: id(),
    communityId: integer().references(() => communities.id, { onDelete: 'cascade' }),
    /** Names a role that we brought ourselves; null for one that a community made. */
    key: text(),
  },
  (table) => [
    index('roles_of_community').on(table.communityId),
    uniqueIndex('roles_of_installation').on(table.key).where(sql`${table.communityId} is null`),
  ],
);

export const roleTexts = pgTable(
  'role_texts',
  {
    roleId: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    language: language(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.language] })],
);

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

/** A role given to a person, to whoever holds an office, or to every member of a category. */
export const roleGrants = pgTable(
  'role_grants',
  {
    id: id(),
    roleId: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => accounts.id, { onDelete: 'cascade' }),
    positionId: integer().references(() => positions.id, { onDelete: 'cascade' }),
    categoryId: integer().references(() => memberCategories.id, { onDelete: 'cascade' }),
    givenBy: integer().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('role_grants_once').on(
      table.roleId,
      sql`coalesce(${table.accountId}, 0)`,
      sql`coalesce(${table.positionId}, 0)`,
      sql`coalesce(${table.categoryId}, 0)`,
    ),
    index('role_grants_of_account').on(table.accountId),
    index('role_grants_of_position').on(table.positionId),
    index('role_grants_of_category').on(table.categoryId),
    check(
      'role_grants_have_one_holder',
      sql`num_nonnulls(${table.accountId}, ${table.positionId}, ${table.categoryId}) = 1`,
    ),
  ],
);

/** Every act of those who work for a community. It is only ever added to. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for acts on the installation. */
    communityId: integer().references(() => communities.id, { onDelete: 'cascade' }),
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** What was done, such as `role.give`. */
    act: text().notNull(),
    /** What it was done to, such as `role:3`. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('audit_log_of_community').on(table.communityId, table.id.desc()),
    index('audit_log_of_account').on(table.accountId, table.id.desc()),
  ],
);
