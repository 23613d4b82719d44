import { and, asc, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import type { PortalDb } from '../database/portal-db';
import {
  categories,
  companies,
  companyProducts,
  type companyRanks,
  companyTexts,
  companyTrades,
  members,
} from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from '../desk/like-pattern';

export interface CompanyFilter {
  readonly ccId: number;
  readonly keywords?: string | undefined;
  readonly trade_id?: number | undefined;
  readonly region_id?: number | undefined;
  readonly rank?: (typeof companyRanks)[number] | undefined;
  readonly is_listed?: 'true' | 'false' | undefined;
}

/** Companies with what they have; what was changed last stands first. */
export function selectDeskCompanies(context: PortalContext, filter: CompanyFilter & ListRange) {
  const { db, language } = context;
  const words = wordsOf({ db, language }, [companyTexts, companyTexts.companyId, companies.id], {
    name: companyTexts.name,
    trade: companyTexts.trade,
  });
  return db
    .select({
      row: companies,
      name: words.name,
      trade: words.trade,
      members: db.$count(members, and(eq(members.companyId, companies.id), eq(members.state, 'active'))),
      products: db.$count(companyProducts, eq(companyProducts.companyId, companies.id)),
    })
    .from(companies)
    .leftJoinLateral(words, sql`true`)
    .where(matching(context, filter))
    .orderBy(desc(companies.updatedAt), desc(companies.id))
    .limit(filter.limit)
    .offset(filter.offset);
}

export function countDeskCompanies(context: PortalContext, filter: CompanyFilter): Promise<number> {
  return context.db.$count(companies, matching(context, filter));
}

export async function selectTradeIds(db: Pick<PortalDb, 'select'>, companyId: number): Promise<number[]> {
  const rows = await db
    .select({ id: companyTrades.categoryId })
    .from(companyTrades)
    .innerJoin(categories, eq(categories.id, companyTrades.categoryId))
    .where(eq(companyTrades.companyId, companyId))
    .orderBy(asc(categories.sort), asc(categories.id));
  return rows.map(({ id }) => id);
}

function matching({ db }: PortalContext, filter: CompanyFilter): SQL | undefined {
  const { ccId, keywords, trade_id, region_id, rank, is_listed } = filter;
  const words = keywords === undefined || keywords === '' ? undefined : likePattern(keywords);
  const one = { one: sql`1` };
  return and(
    eq(companies.communityId, ccId),
    region_id === undefined ? undefined : eq(companies.regionId, region_id),
    rank === undefined ? undefined : eq(companies.rank, rank),
    is_listed === undefined ? undefined : eq(companies.isListed, is_listed === 'true'),
    trade_id === undefined
      ? undefined
      : exists(
          db
            .select(one)
            .from(companyTrades)
            .where(and(eq(companyTrades.companyId, companies.id), eq(companyTrades.categoryId, trade_id))),
        ),
    words === undefined
      ? undefined
      : exists(
          db
            .select(one)
            .from(companyTexts)
            .where(
              and(
                eq(companyTexts.companyId, companies.id),
                or(ilike(companyTexts.name, words), ilike(companyTexts.trade, words)),
              ),
            ),
        ),
  );
}
