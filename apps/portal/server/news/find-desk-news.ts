import type { PortalContext } from '../context';
import { news } from '../database/schema';
import { requireOwnRow } from '../desk/own-row';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { selectNewsTexts } from './desk-news-queries';
import { deskNewsToWire } from './search-news';

/** @throws code 10 when the community has no such item */
export async function findDeskNews(context: PortalContext, asked: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'news.write', asked.ccId);
  const row = await requireOwnRow(context.db, news, asked);
  const texts = textsByRecord(await selectNewsTexts(context.db, [row.id]), ({ newsId }) => newsId);
  return { ...deskNewsToWire(row, context.now), texts: texts(row.id) };
}
