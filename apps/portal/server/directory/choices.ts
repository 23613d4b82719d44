import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PortalContext } from '../context';
import {
  categories,
  type categoryKinds,
  categoryTexts,
  memberCategories,
  memberCategoryTexts,
  positions,
  positionTexts,
} from '../database/schema';
import { wordsOf } from '../database/words-of';

type Reader = Pick<PortalContext, 'db' | 'language'>;

/** What a list to choose from offers, named in the reader's language. */
export interface Choice {
  readonly id: number;
  readonly name: string;
}

/** The trades or the regions of a community in their order. */
export function categoryChoices(reader: Reader, ccId: number, kind: (typeof categoryKinds)[number]): Promise<Choice[]> {
  const ofKind = eq(categories.kind, kind);
  return choices(reader, ccId, categories, [categoryTexts, categoryTexts.categoryId], ofKind);
}

/** The offices of a community in their order. */
export function officeChoices(reader: Reader, ccId: number): Promise<Choice[]> {
  return choices(reader, ccId, positions, [positionTexts, positionTexts.positionId]);
}

/** What a community sorts its members by, in its order. */
export function memberCategoryChoices(reader: Reader, ccId: number): Promise<Choice[]> {
  return choices(reader, ccId, memberCategories, [memberCategoryTexts, memberCategoryTexts.categoryId]);
}

/** Records that a community has put in an order. */
type OrderedTable = PgTable & { readonly [column in 'id' | 'communityId' | 'sort']: PgColumn };
type TitleTable = PgTable & { readonly [column in 'language' | 'title']: PgColumn };

async function choices(
  reader: Reader,
  ccId: number,
  table: OrderedTable,
  [texts, owner]: readonly [TitleTable, PgColumn],
  condition?: SQL,
): Promise<Choice[]> {
  const words = wordsOf(reader, [texts, owner, table.id], { name: texts.title });
  const rows = await reader.db
    .select({ id: table.id, name: words.name })
    .from(table)
    .innerJoinLateral(words, sql`true`)
    .where(and(eq(table.communityId, ccId), condition))
    .orderBy(asc(table.sort), asc(table.id));
  return rows as Choice[];
}
