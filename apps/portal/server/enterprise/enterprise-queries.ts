import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import {
  categories,
  categoryTexts,
  companies,
  companyRanks,
  companyTexts,
  companyTrades,
  members,
  searchDocuments,
} from '../database/schema';
import { wordsOf } from '../database/words-of';
import { type Audience, isSeen } from '../directory/audience';
import { match } from '../search/match';
import { isHere } from '../sites/is-here';

export interface CompanyRange extends ListRange {
  readonly keywords?: string | undefined;
  readonly trade_id?: number | undefined;
  readonly region_id?: number | undefined;
}

/** Ranks are words; their order is the order of the list in the schema. */
const byRank = sql`array_position(array[${sql.join(
  companyRanks.map((rank) => sql`${rank}`),
  sql`, `,
)}]::text[], ${companies.rank})`;

function wanted({ db }: PortalContext, { ccId, keywords, trade_id, region_id }: CompanyRange): SQL | undefined {
  const found = keywords?.trim() ? match(searchDocuments, keywords) : undefined;
  return and(
    eq(companies.communityId, ccId),
    eq(companies.isListed, true),
    region_id === undefined ? undefined : eq(companies.regionId, region_id),
    trade_id === undefined
      ? undefined
      : exists(
          db
            .select({ id: companyTrades.companyId })
            .from(companyTrades)
            .where(and(eq(companyTrades.companyId, companies.id), eq(companyTrades.categoryId, trade_id))),
        ),
    keywords?.trim()
      ? inArray(
          companies.id,
          db
            .select({ id: searchDocuments.recordId })
            .from(searchDocuments)
            .where(and(eq(searchDocuments.kind, 'company'), found?.where ?? sql`false`)),
        )
      : undefined,
  );
}

export function selectCompanies(context: PortalContext, range: CompanyRange) {
  return companiesWhere(context, wanted(context, range))
    .orderBy(byRank, asc(companies.joinedAt), asc(companies.id))
    .limit(range.limit)
    .offset(range.offset);
}

export function countCompanies(context: PortalContext, range: CompanyRange): Promise<number> {
  return context.db.$count(companies, wanted(context, range));
}

/** One company that the directory shows. */
export function selectCompany(context: PortalContext, id: number) {
  return companiesWhere(context, and(eq(companies.id, id), eq(companies.isListed, true), isHere(companies, context)));
}

function companiesWhere({ db, language }: PortalContext, condition: SQL | undefined) {
  const words = wordsOf({ db, language }, [companyTexts, companyTexts.companyId, companies.id], {
    name: companyTexts.name,
    trade: companyTexts.trade,
    introduction: companyTexts.introduction,
    address: companyTexts.address,
  });
  const region = wordsOf(
    { db, language },
    [categoryTexts, categoryTexts.categoryId, companies.regionId],
    { region: categoryTexts.title },
    'region',
  );
  return db
    .select({
      id: companies.id,
      communityId: companies.communityId,
      rank: companies.rank,
      joinedAt: companies.joinedAt,
      picture: companies.picture,
      website: companies.website,
      phone: companies.phone,
      email: companies.email,
      foundedYear: companies.foundedYear,
      employees: companies.employees,
      name: words.name,
      trade: words.trade,
      introduction: words.introduction,
      address: words.address,
      region: region.region,
    })
    .from(companies)
    .innerJoinLateral(words, sql`true`)
    .leftJoinLateral(region, sql`true`)
    .where(condition)
    .$dynamic();
}

export type CompanyRow = Awaited<ReturnType<typeof selectCompany>>[number];

export function selectTradesOf({ db, language }: PortalContext, companyId: number) {
  const title = wordsOf(
    { db, language },
    [categoryTexts, categoryTexts.categoryId, categories.id],
    { title: categoryTexts.title },
    'title',
  );
  return db
    .select({ id: categories.id, title: title.title })
    .from(companyTrades)
    .innerJoin(categories, eq(categories.id, companyTrades.categoryId))
    .innerJoinLateral(title, sql`true`)
    .where(eq(companyTrades.companyId, companyId))
    .orderBy(asc(categories.sort), asc(categories.id));
}

/** Those of a company's people who are seen, and seen with their company. */
export async function selectPeopleOf({ db }: PortalContext, companyId: number, audience: Audience): Promise<number[]> {
  const rows = await db
    .select({ id: members.id, privacy: members.privacy })
    .from(members)
    .where(and(eq(members.companyId, companyId), isSeen(audience)))
    .orderBy(asc(members.joinedAt), asc(members.id))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

/** A company's page names no more: the directory lists the rest. */
const mostPeople = 60;
