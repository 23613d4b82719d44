import type { RawAnnouncement } from '@selvedge/api-contract/community';
import { type Listed, type ListRange, type PortalContext, unixSeconds } from '../context';
import { countAnnouncements, selectAnnouncements } from './announcement-queries';

export async function listAnnouncements(context: PortalContext, range: ListRange): Promise<Listed<RawAnnouncement>> {
  const [rows, total] = await Promise.all([
    selectAnnouncements(context, range),
    countAnnouncements(context, range.ccId),
  ]);
  const list = rows.map(({ isTop, publishAt, ...row }) => ({
    ...row,
    is_top: isTop,
    show_time: unixSeconds(publishAt),
  }));
  return { list, total };
}
