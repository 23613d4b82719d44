import { queryTerms, searchQuery } from '@selvedge/server-kit';
import { and, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Searched {
  readonly document: AnyPgColumn;
  readonly plain: AnyPgColumn;
}

export interface Match {
  /** Whether a row has every word; pairs of characters must also stand side by side. */
  readonly where: SQL;
  /** How well it has them: a title before a description. */
  readonly rank: SQL<number>;
}

/** Weights of the places D, C, B and A. */
const weights = sql.raw(`'{0.05, 0.2, 0.5, 1}'::float4[]`);

/** What rows of a table are found by, or nothing when there is nothing to look for. */
export function match({ document, plain }: Searched, keywords: string): Match | undefined {
  const query = searchQuery(queryTerms(keywords), 'all');
  if (query === undefined) return undefined;
  const tsquery = sql`${query.text}::tsquery`;
  const where = and(sql`${document} @@ ${tsquery}`, ...query.runs.map((run) => like(plain, `%${run}%`)));
  return where && { where, rank: sql<number>`ts_rank(${weights}, ${document}, ${tsquery})` };
}
