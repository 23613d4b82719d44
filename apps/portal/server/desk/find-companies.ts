import { and, asc, eq, exists, ilike, type SQL, sql } from 'drizzle-orm';
import type { PortalContext } from '../context';
import { companies, companyTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { likePattern } from './like-pattern';

const most = 20;

interface Asked {
  readonly ccId: number;
  readonly keywords?: string | undefined;
  readonly id?: number | undefined;
}

/** Member companies by a part of their name in any language. The contract lets in who works for the community. */
export async function findCompanies({ db, language }: PortalContext, { ccId, keywords, id }: Asked) {
  const words = wordsOf({ db, language }, [companyTexts, companyTexts.companyId, companies.id], {
    name: companyTexts.name,
  });
  const list = await db
    .select({ id: companies.id, name: words.name })
    .from(companies)
    .innerJoinLateral(words, sql`true`)
    .where(
      and(
        eq(companies.communityId, ccId),
        id === undefined ? undefined : eq(companies.id, id),
        named({ db }, keywords),
      ),
    )
    .orderBy(asc(words.name), asc(companies.id))
    .limit(most);
  return { list };
}

function named({ db }: Pick<PortalContext, 'db'>, keywords: string | undefined): SQL | undefined {
  if (keywords === undefined || keywords === '') return undefined;
  return exists(
    db
      .select({ one: sql`1` })
      .from(companyTexts)
      .where(and(eq(companyTexts.companyId, companies.id), ilike(companyTexts.name, likePattern(keywords)))),
  );
}
