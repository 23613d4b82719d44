import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, asc, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { news, newsCategories, newsCategoryTexts } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows, textsByRecord } from '../desk/texts';

interface CategoryFields {
  readonly ccId: number;
  readonly id?: number | undefined;
  readonly sort: number;
  readonly texts: Texts<{ readonly title: string }>;
}

/** The categories of a community's news, with how much stands in each. */
export async function listNewsCategories(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'news.write', ccId);
  const { db } = context;
  const [rows, texts] = await Promise.all([
    db
      .select({
        id: newsCategories.id,
        sort: newsCategories.sort,
        items: db.$count(news, eq(news.categoryId, newsCategories.id)),
      })
      .from(newsCategories)
      .where(eq(newsCategories.communityId, ccId))
      .orderBy(asc(newsCategories.sort), asc(newsCategories.id)),
    db
      .select({
        categoryId: newsCategoryTexts.categoryId,
        language: newsCategoryTexts.language,
        title: newsCategoryTexts.title,
      })
      .from(newsCategoryTexts)
      .innerJoin(newsCategories, eq(newsCategories.id, newsCategoryTexts.categoryId))
      .where(eq(newsCategories.communityId, ccId)),
  ]);
  const textsOf = textsByRecord(texts, ({ categoryId }) => categoryId);
  return { list: rows.map((row) => ({ ...row, texts: textsOf(row.id) })) };
}

/** Makes a category, or renames and moves one. */
export async function saveNewsCategory(context: PortalContext, { ccId, id, sort, texts }: CategoryFields) {
  requireRight(context, 'news.publish', ccId);
  return withTransaction(context.db, async (transaction) => {
    const rows =
      id === undefined
        ? await transaction.insert(newsCategories).values({ communityId: ccId, sort }).returning()
        : await transaction
            .update(newsCategories)
            .set({ sort })
            .where(and(eq(newsCategories.id, id), eq(newsCategories.communityId, ccId)))
            .returning();
    if (rows.length === 0) throw refuse(codes.notFound);
    const { id: categoryId } = onlyRow(rows);
    await transaction.delete(newsCategoryTexts).where(eq(newsCategoryTexts.categoryId, categoryId));
    await transaction.insert(newsCategoryTexts).values(textRows(texts, { categoryId }));
    await recordAct(transaction, context, { ccId, act: 'newsCategory.save', subject: `newsCategory:${categoryId}` });
    return { id: categoryId };
  });
}

/**
 * Deletes a category in which nothing stands.
 *
 * @throws {RefusedRequest} 409 while something does.
 */
export async function deleteNewsCategory(
  context: PortalContext,
  { ccId, id }: { readonly ccId: number; readonly id: number },
) {
  requireRight(context, 'news.publish', ccId);
  await withTransaction(context.db, async (transaction) => {
    const own = and(eq(newsCategories.id, id), eq(newsCategories.communityId, ccId));
    const [row] = await transaction.select().from(newsCategories).where(own).for('update');
    if (row === undefined) return;
    if ((await transaction.$count(news, eq(news.categoryId, id))) > 0) {
      throw refuse(codes.requestError, { situation: 'conflict' });
    }
    await transaction.delete(newsCategories).where(own);
    await recordAct(transaction, context, { ccId, act: 'newsCategory.delete', subject: `newsCategory:${id}` });
  });
  return { done: true } as const;
}
