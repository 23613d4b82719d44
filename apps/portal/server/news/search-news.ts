import type { RawDeskNews } from '@selvedge/api-contract/community';
import type { Listed, ListRange, PortalContext } from '../context';
import type { news } from '../database/schema';
import { requireRight } from '../desk/require-right';
import { textsByRecord } from '../desk/texts';
import { versionOf } from '../desk/version';
import { publicationToWire } from '../publication/publish';
import { countDeskNews, type NewsFilter, selectDeskNews, selectNewsTexts } from './desk-news-queries';

/** The desk's list of news, drafts too. The contract leaves the texts' bodies out of the answer. */
export async function searchNews(context: PortalContext, filter: NewsFilter & ListRange): Promise<Listed<RawDeskNews>> {
  requireRight(context, 'news.write', filter.ccId);
  const [rows, total] = await Promise.all([selectDeskNews(context, filter), countDeskNews(context, filter)]);
  const texts = await selectNewsTexts(
    context.db,
    rows.map(({ id }) => id),
  );
  const textsOf = textsByRecord(texts, ({ newsId }) => newsId);
  return { list: rows.map((row) => ({ ...deskNewsToWire(row, context.now), texts: textsOf(row.id) })), total };
}

/** What the desk sees of an item beside its texts. */
export function deskNewsToWire(row: typeof news.$inferSelect, now: Date) {
  return {
    id: row.id,
    version: versionOf(row.updatedAt),
    category_id: row.categoryId,
    is_top: row.isTop,
    ...publicationToWire(row, now),
    img: row.picture,
  };
}
