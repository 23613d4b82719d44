import { and, eq, gt, lte, ne, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PublicationState } from '../database/schema';

interface Publication {
  readonly state: AnyPgColumn;
  readonly publishAt: AnyPgColumn;
}

/** The condition of standing in a state at a moment; any state when none is named. */
export function inState(
  { state, publishAt }: Publication,
  wanted: PublicationState | undefined,
  now: Date,
): SQL | undefined {
  if (wanted === undefined) return undefined;
  if (wanted === 'draft') return eq(state, 'draft');
  return and(ne(state, 'draft'), wanted === 'scheduled' ? gt(publishAt, now) : lte(publishAt, now));
}
