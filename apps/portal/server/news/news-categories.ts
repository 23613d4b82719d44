import { codes } from '@selvedge/error-catalogue';
import { refuse, withTransaction } from '@selvedge/server-kit';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { news, newsCategories, newsCategoryTexts } from '../database/schema';
import { once } from '../desk/once';
import { requireRight } from '../desk/require-right';
import { type Texts, textRows } from '../desk/texts';

interface CategoryFields {
  readonly ccId: number;
  readonly id?: number | undefined;
  readonly sort: number;
  readonly texts: Texts<{ readonly title: string }>;
  readonly idempotency_key?: string | undefined;
}

/** Makes a category, or renames and moves one. */
export async function saveNewsCategory(context: PortalContext, fields: CategoryFields) {
  const { ccId, id, sort, texts } = fields;
  requireRight(context, 'news.publish', ccId);
  return withTransaction(context.db, (transaction) =>
    once(transaction, context, fields, async () => {
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
    }),
  );
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
