import { asc, eq, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { companies, companyRanks, companyTexts } from '../database/schema';

/** Ranks are words; their order is the order of the list in the schema. */
const byRank = sql`array_position(array[${sql.join(
  companyRanks.map((rank) => sql`${rank}`),
  sql`, `,
)}]::text[], ${companies.rank})`;

export function selectCompanies({ db, language }: PortalContext, { ccId, limit, offset }: ListRange) {
  const words = db
    .select({ name: companyTexts.name, trade: companyTexts.trade })
    .from(companyTexts)
    .where(eq(companyTexts.companyId, companies.id))
    .orderBy(inLanguage(companyTexts.language, language))
    .limit(1)
    .as('words');
  return db
    .select({
      id: companies.id,
      rank: companies.rank,
      joinedAt: companies.joinedAt,
      picture: companies.picture,
      name: words.name,
      trade: words.trade,
    })
    .from(companies)
    .innerJoinLateral(words, sql`true`)
    .where(eq(companies.communityId, ccId))
    .orderBy(byRank, asc(companies.joinedAt), asc(companies.id))
    .limit(limit)
    .offset(offset);
}

export function countCompanies({ db }: PortalContext, ccId: number): Promise<number> {
  return db.$count(companies, eq(companies.communityId, ccId));
}
