import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';
import { recruitmentApplications } from './recruitments';

/** A file that somebody sent. It is kept under a random name and is never served from our own origin. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    /** The random name in storage: nothing of it comes from the sender but the extension. */
    cname: text().notNull().unique(),
    /** The name that the sender's file had. */
    name: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    sha256: text().notNull(),
    /** What the content is, whatever its name says. */
    contentType: text().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [
    index('uploads_received').on(table.receivedAt),
    check('uploads_name', sql`char_length(${table.name}) between 1 and 99`),
    check('uploads_size', sql`${table.size} between 1 and 20971520`),
    check('uploads_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** A file belongs to one application at most. */
export const applicationFiles = pgTable(
  'application_files',
  {
    uploadId: integer()
      .notNull()
      .references(() => uploads.id, { onDelete: 'restrict' }),
    applicationId: integer()
      .notNull()
      .references(() => recruitmentApplications.id, { onDelete: 'cascade' }),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId] }),
    index('files_of_application').on(table.applicationId, table.sort),
  ],
);
