import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether whoever asks may see what is not published yet: only the holder of a preview token may. */
export interface Seeing {
  readonly drafts: boolean;
}

/** What everybody sees. */
export const published: Seeing = { drafts: false };

/** The same for a record that was read along with another one. */
export function isShown(record: { readonly isDraft: boolean }, { drafts }: Seeing): boolean {
  return drafts || !record.isDraft;
}

/**
 * The one condition that keeps drafts back. Every query that reads products, articles, films, downloads or written
 * pages for a visitor carries it: lists, details, counts, facets, search, sitemaps and feeds.
 */
export function shown(table: { readonly isDraft: AnyPgColumn }, { drafts }: Seeing): SQL | undefined {
  return drafts ? undefined : eq(table.isDraft, false);
}
