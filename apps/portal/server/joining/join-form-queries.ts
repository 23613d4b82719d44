import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import { customFormVersions, joinApplications, joinForms, joinFormTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';

type Reads = Pick<PortalDb, 'select'>;

/** What is open to be applied for, in the language of who asks. */
export function selectOpenForms({ db, language }: PortalContext, ccId: number) {
  const words = wordsOf({ db, language }, [joinFormTexts, joinFormTexts.formId, joinForms.id], {
    title: joinFormTexts.title,
    description: joinFormTexts.description,
  });
  return db
    .select({
      id: joinForms.id,
      kind: joinForms.kind,
      title: words.title,
      description: words.description,
      seats: joinForms.seats,
      months: joinForms.months,
    })
    .from(joinForms)
    .innerJoinLateral(words, sql`true`)
    .where(and(eq(joinForms.communityId, ccId), eq(joinForms.isOpen, true)))
    .orderBy(asc(joinForms.sort), asc(joinForms.id));
}

export function selectFormTexts(db: Reads, ids: readonly number[]) {
  return db
    .select()
    .from(joinFormTexts)
    .where(inArray(joinFormTexts.formId, [...ids]));
}

/** The last version of the questions of forms, by the form. */
export async function selectVersions(db: Reads, ccId: number, formIds: readonly number[]) {
  if (formIds.length === 0) return new Map<number, { id: number; number: number; form: unknown }>();
  const subjects = formIds.map((id) => `join:${id}`);
  const rows = await db
    .select()
    .from(customFormVersions)
    .where(and(eq(customFormVersions.communityId, ccId), inArray(customFormVersions.subject, subjects)))
    .orderBy(desc(customFormVersions.number));
  const last = new Map<number, { id: number; number: number; form: unknown }>();
  for (const { id, subject, number, form } of rows) {
    const formId = Number(subject.slice('join:'.length));
    if (!last.has(formId)) last.set(formId, { id, number, form });
  }
  return last;
}

/** How many applications were sent on each form. */
export async function countApplications(db: Reads, formIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ formId: joinApplications.joinFormId, count: sql<number>`count(*)::int` })
    .from(joinApplications)
    .where(and(inArray(joinApplications.joinFormId, [...formIds]), ne(joinApplications.state, 'draft')))
    .groupBy(joinApplications.joinFormId);
  return new Map(rows.map(({ formId, count }) => [formId, count]));
}
