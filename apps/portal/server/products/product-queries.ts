import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { companies, companyProducts, companyProductTexts, companyTexts, searchDocuments } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { match } from '../search/match';

export interface ProductRange extends ListRange {
  readonly enterprise_id?: number | undefined;
  readonly keywords?: string | undefined;
}

/** Published products of companies that the directory shows. */
function wanted({ db }: PortalContext, { ccId, enterprise_id, keywords }: ProductRange): SQL | undefined {
  const listed = db.select({ id: companies.id }).from(companies).where(eq(companies.isListed, true));
  const found = keywords?.trim() ? match(searchDocuments, keywords) : undefined;
  return and(
    eq(companyProducts.communityId, ccId),
    eq(companyProducts.isPublished, true),
    inArray(companyProducts.companyId, listed),
    enterprise_id === undefined ? undefined : eq(companyProducts.companyId, enterprise_id),
    keywords?.trim()
      ? inArray(
          companyProducts.id,
          db
            .select({ id: searchDocuments.recordId })
            .from(searchDocuments)
            .where(and(eq(searchDocuments.kind, 'product'), found?.where ?? sql`false`)),
        )
      : undefined,
  );
}

export function selectProducts(context: PortalContext, range: ProductRange) {
  const { db, language } = context;
  const words = wordsOf({ db, language }, [companyProductTexts, companyProductTexts.productId, companyProducts.id], {
    name: companyProductTexts.name,
    summary: companyProductTexts.summary,
  });
  const company = wordsOf(
    { db, language },
    [companyTexts, companyTexts.companyId, companyProducts.companyId],
    { company: companyTexts.name },
    'company',
  );
  const order =
    range.enterprise_id === undefined
      ? [desc(companyProducts.updatedAt), desc(companyProducts.id)]
      : [asc(companyProducts.sort), asc(companyProducts.id)];
  return db
    .select({
      id: companyProducts.id,
      companyId: companyProducts.companyId,
      picture: companyProducts.picture,
      name: words.name,
      summary: words.summary,
      company: company.company,
    })
    .from(companyProducts)
    .innerJoinLateral(words, sql`true`)
    .innerJoinLateral(company, sql`true`)
    .where(wanted(context, range))
    .orderBy(...order)
    .limit(range.limit)
    .offset(range.offset);
}

export function countProducts(context: PortalContext, range: ProductRange): Promise<number> {
  return context.db.$count(companyProducts, wanted(context, range));
}
