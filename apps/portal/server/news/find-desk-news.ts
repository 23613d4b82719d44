import { codes } from '@selvedge/error-catalogue';
import { refuse } from '@selvedge/server-kit';
import type { PortalContext } from '../context';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { selectNewsRow, selectNewsTexts } from './desk-news-queries';
import { deskNewsToWire } from './search-news';

/** @throws code 10 when the community has no such item */
export async function findDeskNews(context: PortalContext, asked: { readonly ccId: number; readonly id: number }) {
  requireRight(context, 'news.write', asked.ccId);
  const row = await selectNewsRow(context.db, asked);
  if (row === undefined) throw refuse(codes.notFound);
  const texts = textsByRecord(await selectNewsTexts(context.db, [row.id]), ({ newsId }) => newsId);
  return { ...deskNewsToWire(row, context.now), texts: texts(row.id) };
}
