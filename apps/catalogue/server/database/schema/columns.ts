import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** The languages that every text is kept in; the check constraints and the fallback follow this list. */
export const languages = ['en', 'zh-cn'] as const;

export type Language = (typeof languages)[number];

/** Ids are by default, not always, generated: demo content and imports bring their own. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const languageColumn = () => text({ enum: languages }).notNull();

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Not published yet: only a preview with a valid token shows it (server/draft/shown.ts). */
export const draftFlag = () => boolean().notNull().default(false);

/** When the record was changed after it was added; null as long as it never was. */
export const changedAt = () => moment();

export function isLanguage(column: AnyPgColumn): SQL {
  return isOneOf(column, languages);
}

/** `column in ('a', 'b')`, written out because a constraint takes no parameters. */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
