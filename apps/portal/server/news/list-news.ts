import type { RawNews } from '@selvedge/api-contract/community';
import { type Listed, type ListRange, type PortalContext, unixSeconds } from '../context';
import { wirePicture } from '../database/wire-picture';
import { countNews, selectNews } from './news-queries';

export async function listNews(context: PortalContext, range: ListRange): Promise<Listed<RawNews>> {
  const [rows, total] = await Promise.all([selectNews(context, range), countNews(context, range.ccId)]);
  const list = rows.map((row) => ({
    id: row.id,
    category: row.category,
    is_top: row.isTop,
    title: row.title,
    summary: row.summary,
    show_time: unixSeconds(row.publishedAt),
    img: wirePicture(row.picture, context.language),
  }));
  return { list, total };
}
