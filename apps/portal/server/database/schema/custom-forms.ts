import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';
import { communities } from './community';
import { uploads } from './uploads';

/**
 * The versions of the forms that a community asks with. A version is never changed: an answer keeps the one that it
 * was given on.
 */
export const customFormVersions = pgTable(
  'custom_form_versions',
  {
    id: id(),
    communityId: integer()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    /** Whose form it is, such as `activity:12`. */
    subject: text().notNull(),
    /** Counted from 1 within the subject. */
    number: integer().notNull(),
    /** A `CustomForm` of `@selvedge/domain/custom-form`. */
    form: jsonb().$type<unknown>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('custom_form_versions_of_subject').on(table.communityId, table.subject, table.number),
    check('custom_form_versions_number', sql`${table.number} > 0`),
  ],
);

/** A file that was sent with an answer of a form, and whose answer it is. */
export const customFormFiles = pgTable(
  'custom_form_files',
  {
    uploadId: integer()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Who sent it: nobody else can name it in an answer. */
    accountId: integer().notNull(),
    /** Whose answer it is, such as `enrolment:7`; null while the form is being filled in. */
    subject: text(),
    createdAt: moment().notNull(),
  },
  (table) => [index('custom_form_files_of_subject').on(table.subject)],
);
