import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isOneOf, tsvector } from './columns';
import { communities } from './community';
import { members } from './members';

/** Who may look into a document: guests, or the members of the community. */
export const searchAudiences = ['public', 'members'] as const;

/**
 * The member directory as an audience may see it: one row for each member and audience, made of what that audience may
 * see and of nothing else. Lists, counts and searches all read it, so what is hidden is in none of them. A trigger
 * takes a member's rows away with every change, so that what was hidden is gone at once.
 */
export const memberDirectory = pgTable(
  'member_directory',
  {
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    audience: text({ enum: searchAudiences }).notNull(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** The rank of the company that the audience may see, the highest first; then the list follows the ids. */
    place: integer().notNull(),
    companyId: integer(),
    regionId: integer(),
    tradeIds: integer().array().notNull(),
    document: tsvector().notNull(),
    /** The normalised Chinese, to check that pairs of characters stand side by side. */
    plain: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.audience] }),
    index('member_directory_places').on(table.communityId, table.audience, table.place, table.memberId),
    index('member_directory_document').using('gin', table.document),
    index('member_directory_trades').using('gin', table.tradeIds),
    index('member_directory_region').on(table.communityId, table.audience, table.regionId),
    check('member_directory_audience', isOneOf(table.audience, searchAudiences)),
  ],
);

export const searchKinds = ['company', 'product', 'news', 'announcement', 'job', 'activity'] as const;

const queueKinds = ['member', ...searchKinds] as const;

/** What the site's search looks into beside the members: one document a record, every language in one. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text({ enum: searchKinds }).notNull(),
    recordId: integer().notNull(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    document: tsvector().notNull(),
    plain: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('search_documents_of_community').on(table.communityId, table.kind),
    index('search_documents_document').using('gin', table.document),
    check('search_documents_kind', isOneOf(table.kind, searchKinds)),
  ],
);

/** What triggers have taken out of the two tables above; whoever reads them next makes it anew first. */
export const searchQueue = pgTable(
  'search_queue',
  { kind: text({ enum: queueKinds }).notNull(), recordId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
);
