import { asc, eq, inArray } from 'drizzle-orm';
import { type Category, type KeptCategory, requireEmpty } from '../community/require-empty';
import type { PortalContext } from '../context';
import { onlyRow } from '../database/only-row';
import { news, newsCategories, newsCategoryTexts } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { type OrderedKind, orderedList, type SentList, saveOrdered } from '../desk/save-ordered';
import { textRows, textsByRecord } from '../desk/texts';

/** The categories of a community's news in their order, with how much stands in each. */
export async function listNewsCategories(context: PortalContext, { ccId }: { readonly ccId: number }) {
  requireRight(context, 'news.write', ccId);
  return orderedList(await kind.read(context.db, ccId));
}

/** Keeps the categories of news as they are sent; one in which something stands can't go. */
export async function saveNewsCategories(context: PortalContext, sent: SentList<Category>) {
  requireRight(context, 'news.publish', sent.ccId);
  return saveOrdered(context, sent, kind);
}

const kind: OrderedKind<Category, KeptCategory & { readonly sort: number }> = {
  name: 'newsCategory',
  async read(db, ccId) {
    const rows = await db
      .select({
        id: newsCategories.id,
        sort: newsCategories.sort,
        items: db.$count(news, eq(news.categoryId, newsCategories.id)),
      })
      .from(newsCategories)
      .where(eq(newsCategories.communityId, ccId))
      .orderBy(asc(newsCategories.sort), asc(newsCategories.id));
    const ids = rows.map(({ id }) => id);
    const texts = await db.select().from(newsCategoryTexts).where(inArray(newsCategoryTexts.categoryId, ids));
    const textsOf = textsByRecord(texts, ({ categoryId }) => categoryId);
    return rows.map((row) => ({ ...row, texts: textsOf(row.id) }));
  },
  async insert(transaction, { texts }, { ccId, sort }) {
    const row = { communityId: ccId, sort };
    const { id } = onlyRow(await transaction.insert(newsCategories).values(row).returning({ id: newsCategories.id }));
    await transaction.insert(newsCategoryTexts).values(textRows(texts, { categoryId: id }));
  },
  async update(transaction, { id }, { texts }, { sort }) {
    await transaction.update(newsCategories).set({ sort }).where(eq(newsCategories.id, id));
    await transaction.delete(newsCategoryTexts).where(eq(newsCategoryTexts.categoryId, id));
    await transaction.insert(newsCategoryTexts).values(textRows(texts, { categoryId: id }));
  },
  async remove(transaction, gone) {
    requireEmpty(gone);
    const ids = gone.map(({ id }) => id);
    await transaction.delete(newsCategories).where(inArray(newsCategories.id, ids));
  },
};
