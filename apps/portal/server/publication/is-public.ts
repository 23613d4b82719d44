import { and, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PortalContext } from '../context';

interface Publication {
  readonly state: AnyPgColumn;
  readonly publishAt: AnyPgColumn;
}

/**
 * Whether everybody may see what is written: no draft, and its moment has come. What is scheduled needs nobody to
 * publish it.
 */
export function isPublic({ state, publishAt }: Publication, { now }: Pick<PortalContext, 'now'>): SQL | undefined {
  return and(ne(state, 'draft'), lte(publishAt, now));
}

/** The moment since which it is public: never null where {@link isPublic} holds. */
export function publicSince({ publishAt }: Pick<Publication, 'publishAt'>): SQL<Date> {
  return sql<Date>`${publishAt}`.mapWith((value: string) => new Date(value));
}
