import { AnswerError } from '@selvedge/api-client';
import type { PortalApi } from '../api.server';
import { fullDay } from '../dates/dates';
import type { Locale } from '../language/address';
import { communityId } from '../layout/community-id.server';
import type { ListQuery } from '../page/list-query';
import { orNotFound } from '../page/or-not-found.server';

/** How many entries a page of the list has. */
const announcementsOnPage = 20;

export async function loadAnnouncements(api: PortalApi, query: ListQuery, locale: Locale) {
  const { list, total } = await api.announcements.list({
    ccId: await communityId(api),
    limit: announcementsOnPage,
    offset: (query.page - 1) * announcementsOnPage,
  });
  return {
    list: list.map((item) => ({ ...item, day: fullDay(item.show_time, locale) })),
    total,
    query,
    size: announcementsOnPage,
  };
}

export async function loadAnnouncement(api: PortalApi, announcementId: number, locale: Locale) {
  const found = await orNotFound(api.announcements.detail({ announcementId }));
  if (found === null) return null;
  const { body, show_time, ...item } = found;
  return { ...item, paragraphs: body.split(/\n{2,}/), day: fullDay(show_time, locale) };
}

/** Notes that who has signed in has read it, where it is to be known who has (specification §7); a guest's is not. */
export async function noteReading(api: PortalApi, announcementId: number): Promise<void> {
  const ccId = await communityId(api);
  await api.announcements.read({ ccId, announcementId }).catch((error: unknown) => {
    if (!(error instanceof AnswerError) || error.status >= 500) throw error;
  });
}

export type AnnouncementsData = Awaited<ReturnType<typeof loadAnnouncements>>;
export type Announcement = NonNullable<Awaited<ReturnType<typeof loadAnnouncement>>>;
