import { type PortalContext, unixSeconds } from '../context';
import { wirePicture } from '../database/wire-picture';
import type { selectNews } from './news-queries';

type NewsRow = Awaited<ReturnType<typeof selectNews>>[number];

/** An item of news as it travels, with its text. */
export function newsToWire(row: NewsRow, { language, now }: Pick<PortalContext, 'language' | 'now'>) {
  return {
    id: row.id,
    category: row.category,
    category_id: row.categoryId,
    is_top: row.isTop,
    title: row.title,
    summary: row.summary,
    body: row.body,
    // Only the preview of a draft has no day yet.
    show_time: unixSeconds(row.publishAt ?? now),
    updated_time: unixSeconds(row.updatedAt),
    img: wirePicture(row.picture, language),
  };
}
