import { eq } from 'drizzle-orm';
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
