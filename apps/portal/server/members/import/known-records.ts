import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { PortalDb } from '../../database/portal-db';
import {
  categories,
  categoryTexts,
  companies,
  companyTexts,
  memberCards,
  memberCategories,
  memberCategoryTexts,
  members,
} from '../../database/schema';

/** What a community has already, by what a file calls it in any language. */
export interface Known {
  readonly emails: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly categories: ReadonlyMap<string, number>;
  readonly regions: ReadonlyMap<string, number>;
  readonly companies: ReadonlyMap<string, number>;
}

export async function selectKnown(db: Pick<PortalDb, 'select'>, ccId: number): Promise<Known> {
  const emails = await db
    .select({ email: members.email })
    .from(members)
    .where(and(eq(members.communityId, ccId), isNotNull(members.email), ne(members.state, 'left')));
  const numbers = await db
    .select({ number: memberCards.number })
    .from(memberCards)
    .where(eq(memberCards.communityId, ccId));
  const ofCategories = await db
    .select({ title: memberCategoryTexts.title, id: memberCategories.id })
    .from(memberCategories)
    .innerJoin(memberCategoryTexts, eq(memberCategoryTexts.categoryId, memberCategories.id))
    .where(eq(memberCategories.communityId, ccId));
  const ofRegions = await db
    .select({ title: categoryTexts.title, id: categories.id })
    .from(categories)
    .innerJoin(categoryTexts, eq(categoryTexts.categoryId, categories.id))
    .where(and(eq(categories.communityId, ccId), eq(categories.kind, 'region')));
  const ofCompanies = await db
    .select({ title: companyTexts.name, id: companies.id })
    .from(companies)
    .innerJoin(companyTexts, eq(companyTexts.companyId, companies.id))
    .where(eq(companies.communityId, ccId));
  const byTitle = (rows: readonly { readonly title: string; readonly id: number }[]) =>
    new Map(rows.map(({ title, id }) => [title, id]));
  return {
    emails: new Set(emails.flatMap(({ email }) => email ?? [])),
    numbers: new Set(numbers.map(({ number }) => number)),
    categories: byTitle(ofCategories),
    regions: byTitle(ofRegions),
    companies: byTitle(ofCompanies),
  };
}
