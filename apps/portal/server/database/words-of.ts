import { eq, type GetColumnData } from 'drizzle-orm';
import type { PgColumn, PgTable, SubqueryWithSelection } from 'drizzle-orm/pg-core';
import { inLanguage } from './in-language';
import type { PortalDb } from './portal-db';
import type { Language } from './schema';

/** A table of texts: a row for each language in which a record is written. */
type TextTable = PgTable & { readonly language: PgColumn };

interface Reader {
  readonly db: Pick<PortalDb, 'select'>;
  readonly language: Language;
}

/**
 * What a record says in the reader's language, or in another one when nobody has written it there: a subquery for a
 * lateral join.
 *
 * @param of the texts, the column of theirs that names the record, and the record's own
 * @param fields what is read of the texts
 * @param name what the subquery is called, where a query has several
 */
export function wordsOf<Fields extends Readonly<Record<string, PgColumn>>, Name extends string = 'words'>(
  { db, language }: Reader,
  [texts, owner, record]: readonly [TextTable, owner: PgColumn, record: PgColumn],
  fields: Fields,
  name = 'words' as Name,
): SubqueryWithSelection<Fields, Name> {
  const read: Readonly<Record<string, PgColumn>> = fields;
  const words = db
    .select(read)
    .from(texts)
    .where(eq(owner, record))
    .orderBy(inLanguage(texts.language, language))
    .limit(1)
    .as(name);
  // The columns keep their own types, which the table behind a variable would make one.
  return words as unknown as SubqueryWithSelection<Fields, Name>;
}

/**
 * The same of one record that is known by its number; undefined when it has no text at all.
 *
 * @param of the texts, and the column of theirs that names the record
 */
export async function readWords<Fields extends Readonly<Record<string, PgColumn>>>(
  { db, language }: Reader,
  [texts, owner]: readonly [TextTable, owner: PgColumn],
  recordId: number,
  fields: Fields,
): Promise<{ [Field in keyof Fields]: GetColumnData<Fields[Field]> } | undefined> {
  const read: Readonly<Record<string, PgColumn>> = fields;
  const [words] = await db
    .select(read)
    .from(texts)
    .where(eq(owner, recordId))
    .orderBy(inLanguage(texts.language, language))
    .limit(1);
  return words as { [Field in keyof Fields]: GetColumnData<Fields[Field]> } | undefined;
}
