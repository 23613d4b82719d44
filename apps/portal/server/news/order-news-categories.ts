import { eq } from 'drizzle-orm';
import { type Category, type KeptCategory, requireEmpty } from '../community/require-empty';
import type { PortalContext } from '../context';
import { news, newsCategories, newsCategoryTexts } from '../database/schema';
import { orderedRecords } from '../desk/ordered-records';
import { requireRight } from '../desk/require-right';
import { orderedList, type SentList, saveOrdered } from '../desk/save-ordered';

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

const kind = orderedRecords<Category, KeptCategory & { readonly sort: number }, typeof newsCategories, 'items'>({
  name: 'newsCategory',
  records: newsCategories,
  texts: newsCategoryTexts,
  owner: 'categoryId',
  counted: (db) => ({ items: db.$count(news, eq(news.categoryId, newsCategories.id)) }),
  shown: ({ sort }) => ({ sort }),
  columns: () => ({}),
  requireFree: (_transaction, gone) => requireEmpty(gone),
});
