import { type SearchField, searchDocument } from '@selvedge/server-kit';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PortalDb } from '../database/portal-db';
import { searchDocuments } from '../database/schema';
import { type SearchedText, type SearchKind, searchedTexts } from './searched-texts';

/** Makes the search documents of records of one kind anew; what is gone has none. */
export async function indexRecords(
  db: Pick<PortalDb, 'execute' | 'insert' | 'delete'>,
  kind: SearchKind,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await db.execute<SearchedText>(searchedTexts[kind](sql`${sql.param([...ids])}::int[]`));
  const documents = new Map<number, { communityId: number; fields: SearchField[] }>();
  for (const { id, community_id, weight, text } of rows) {
    const document = documents.get(id) ?? { communityId: community_id, fields: [] };
    documents.set(id, document);
    if (text !== null) document.fields.push({ weight, text });
  }
  await db
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.recordId, [...ids])));
  if (documents.size === 0) return;
  await db.insert(searchDocuments).values(
    [...documents].map(([recordId, { communityId, fields }]) => {
      const { document, plain } = searchDocument(fields);
      return { kind, recordId, communityId, document, plain };
    }),
  );
}
