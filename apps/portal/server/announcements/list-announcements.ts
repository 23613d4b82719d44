import type { RawAnnouncement } from '@selvedge/api-contract/community';
import type { Listed, ListRange, PortalContext } from '../context';
import { countAnnouncements, selectAnnouncements } from './announcement-queries';
import { announcementToWire } from './announcement-to-wire';

export async function listAnnouncements(context: PortalContext, range: ListRange): Promise<Listed<RawAnnouncement>> {
  const [rows, total] = await Promise.all([
    selectAnnouncements(context, range),
    countAnnouncements(context, range.ccId),
  ]);
  return { list: rows.map(announcementToWire), total };
}
