import { isMember } from '@selvedge/domain/rights';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ListRange, PortalContext } from '../context';
import { announcements, announcementTexts } from '../database/schema';
import { wordsOf } from '../database/words-of';
import { isPublic, publicSince } from '../publication/is-public';
import { isHere } from '../sites/is-here';

export function selectAnnouncements(context: PortalContext, { ccId, limit, offset }: ListRange) {
  return announcementsWhere(context, shown(context, ccId))
    .orderBy(desc(announcements.isTop), desc(announcements.publishAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
}

/** One announcement that everybody may read; those for members alone are for the members of their community. */
export function selectAnnouncement(context: PortalContext, id: number) {
  return announcementsWhere(
    context,
    and(eq(announcements.id, id), isPublic(announcements, context), isHere(announcements, context)),
  );
}

function announcementsWhere(context: PortalContext, condition: SQL | undefined) {
  const { db, language } = context;
  const words = wordsOf({ db, language }, [announcementTexts, announcementTexts.announcementId, announcements.id], {
    title: announcementTexts.title,
    body: announcementTexts.body,
  });
  return db
    .select({
      id: announcements.id,
      communityId: announcements.communityId,
      audience: announcements.audience,
      isTop: announcements.isTop,
      publishAt: publicSince(announcements),
      title: words.title,
      body: words.body,
    })
    .from(announcements)
    .innerJoinLateral(words, sql`true`)
    .where(condition)
    .$dynamic();
}

export function countAnnouncements(context: PortalContext, ccId: number): Promise<number> {
  return context.db.$count(announcements, shown(context, ccId));
}

function shown(context: PortalContext, ccId: number): SQL | undefined {
  return and(eq(announcements.communityId, ccId), isForReader(context, ccId));
}

/** What the caller may read of a community; what is for members alone is in no list, count or search of others. */
export function isForReader(context: PortalContext, ccId: number): SQL | undefined {
  return and(
    isMember(context.actor, ccId) ? undefined : eq(announcements.audience, 'everyone'),
    isPublic(announcements, context),
  );
}
