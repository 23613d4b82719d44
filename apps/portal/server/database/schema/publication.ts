import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from './columns';

/** A draft is shown to nobody but the desk; what is scheduled shows itself when its moment has come. */
export const publicationStates = ['draft', 'scheduled', 'published'] as const;

export type PublicationState = (typeof publicationStates)[number];

/** The columns of what is written, scheduled and published. */
export const publicationColumns = () => ({
  state: text({ enum: publicationStates }).notNull().default('draft'),
  /** When it became, or is to become, public. Only a draft may leave it open. */
  publishAt: moment(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

interface Publication {
  readonly state: AnyPgColumn;
  readonly publishAt: AnyPgColumn;
}

export function isPublication({ state, publishAt }: Publication): SQL {
  return sql`${isOneOf(state, publicationStates)} and (${state} = 'draft' or ${publishAt} is not null)`;
}
