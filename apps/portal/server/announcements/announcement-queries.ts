import { desc, eq, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { inLanguage } from '../database/in-language';
import { announcements, announcementTexts } from '../database/schema';

export function selectAnnouncements({ db, language }: PortalContext, { ccId, limit, offset }: ListRange) {
  const words = db
    .select({ title: announcementTexts.title, body: announcementTexts.body })
    .from(announcementTexts)
    .where(eq(announcementTexts.announcementId, announcements.id))
    .orderBy(inLanguage(announcementTexts.language, language))
    .limit(1)
    .as('words');
  return db
    .select({
      id: announcements.id,
      isTop: announcements.isTop,
      publishedAt: announcements.publishedAt,
      title: words.title,
      body: words.body,
    })
    .from(announcements)
    .innerJoinLateral(words, sql`true`)
    .where(eq(announcements.communityId, ccId))
    .orderBy(desc(announcements.isTop), desc(announcements.publishedAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
}

export function countAnnouncements({ db }: PortalContext, ccId: number): Promise<number> {
  return db.$count(announcements, eq(announcements.communityId, ccId));
}
