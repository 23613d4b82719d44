import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** The languages that the portal is written in; the first one has addresses without a prefix (specification §9). */
export const languages = ['zh-cn', 'en'] as const;

export type Language = (typeof languages)[number];

/** A picture as it is stored: its own address, size, average colour, and what it shows in each language. */
export interface StoredPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly alt: Readonly<Record<Language, string>>;
}

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const language = () => text({ enum: languages }).notNull();

export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Words and pairs of characters that code has made: PostgreSQL's own parsers know no Chinese. */
export const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** `column in ('a', 'b')`, written out because a constraint takes no parameters. */
export function isOneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}
