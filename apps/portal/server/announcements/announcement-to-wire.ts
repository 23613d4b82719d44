import { unixSeconds } from '../context';
import type { selectAnnouncement } from './announcement-queries';

type AnnouncementRow = Awaited<ReturnType<typeof selectAnnouncement>>[number];

export function announcementToWire({ id, isTop, publishAt, title, body }: AnnouncementRow) {
  return { id, is_top: isTop, title, body, show_time: unixSeconds(publishAt) };
}
